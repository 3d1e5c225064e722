import { onTestFinished } from 'vitest'
import { takeConsole } from './console.js'

/** Keeps errors that reach the window from failing the test. The runner logs each of them instead. */
export function expectErrors(): void {
  const prevent = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', prevent)
  onTestFinished(() => window.removeEventListener('error', prevent))
}

/** Counts and clears the reports of an error, on the window or the console. */
export function countReports(message: string): number {
  return takeConsole().filter((text) => text.includes(message)).length
}
