import { isDevelopment } from '../src/is-development.js'

declare const process: { env: { NODE_ENV?: string } }
let hasWarned = false

/** In development, warns of an element that receives focus without having a name. */
export function warnIfNameless(content: HTMLElement): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeName(content)
}

function describeName(content: HTMLElement) {
  if (hasWarned || content.matches('[aria-label], [aria-labelledby]')) return
  hasWarned = true
  console.warn(
    '[dogear] A Content with `focus` has no name, so screen readers announce nothing when it receives focus. ' +
      'Set `aria-label` or `aria-labelledby`.',
  )
}
