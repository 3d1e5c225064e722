import { onTestFinished } from 'vitest'
import { takeWords } from './host.js'

/** From now on, errors that reach the window don't fail the test; the runner puts each of them on the console instead. */
export function expectErrors(): void {
  const prevent = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', prevent)
  onTestFinished(() => window.removeEventListener('error', prevent))
}

/** How often an error with this message was reported since the last call, to the window or on the console. */
export function countReports(message: string): number {
  return takeWords().filter((words) => words.includes(message)).length
}
