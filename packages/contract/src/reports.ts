import { onTestFinished } from 'vitest'
import { takeWords } from './host.js'

/** What reaches the window as an uncaught error from now on. The runner, which fails a test for one, only says so. */
export function catchErrors(): unknown[] {
  const caught: unknown[] = []
  const listen = (event: ErrorEvent) => {
    event.preventDefault()
    caught.push(event.error)
  }
  window.addEventListener('error', listen)
  onTestFinished(() => window.removeEventListener('error', listen))
  return caught
}

/** How often an error of this message has been reported: to the window, or in words on the console. */
export function countReports(message: string, caught: unknown[]): number {
  // What the runner says of an error that reached the window begins with "Uncaught".
  const words = takeWords().filter((one) => one.includes(message) && !one.includes('Uncaught'))
  return caught.filter((error) => error instanceof Error && error.message === message).length + words.length
}
