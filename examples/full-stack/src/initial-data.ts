import type { Answer } from './answer'

/** What the server rendered the page with, so that the browser can take over. */
export interface InitialData {
  /** The query of the address. */
  readonly search: string
  readonly answer: Answer
}
