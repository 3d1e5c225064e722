import { checkPath } from './page-url-options.js'

/** The number at the end of a path, which has to be percent-encoded, in the form of a template such as `/page/{page}`. */
export function numberIn(path: string, template: string): string | undefined {
  checkPath(path)
  return patternOf(template).exec(path)?.[1]
}

/** The path with another number at its end, or without one for 0. */
export function withNumber(path: string, template: string, number: number): string {
  const ending = number ? encodeURI(template.replace('{page}', `${number}`)) : ''
  // The slash of a root is no sign that other paths end in one.
  if (!path || path === '/') return ending.startsWith('/') ? ending : path + ending
  const written = path.replace(patternOf(template), (match, _number, slash = match) => ending + slash)
  // An empty path would keep that of the current page.
  return written.replace(/^\/*$/, '/')
}

function patternOf(template: string) {
  const [before, after] = template.split('{page}').map((text) => encodeURI(text).replace(/\W/g, '\\$&'))
  // Repeated, so that page 1 of /page/2/page/3 isn't page 2. Without a number, only a slash at the end.
  return RegExp(`(?:${before}(\\d+)${after}(/*))+$|/?$`)
}
