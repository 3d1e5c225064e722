import { isDevelopment } from '../options/is-development.js'
import type { PaginationOptions } from '../options/options.js'
import { describeAnswer, describeCursors, describeOptions, inspect } from './invalid-options.js'

declare const console: { warn(message: string): void }

type Problem = keyof typeof problems

/** In development, tells the developer about a problem, each message once. */
export function warn(problem: Problem, value?: unknown): void {
  if (isDevelopment()) warnOnce(problems[problem](value as never))
}

/** What parts and the functions for users throw outside a Root. */
export function missingRoot(): Error {
  let text = 'Root is missing'
  if (isDevelopment()) text = outsideRoot
  return new Error(text)
}

// Texts and guard are in one place, because bundlers drop from a production build only what nothing else refers to.
const outsideRoot =
  '`usePaginationContext` must be used inside `<Pagination.Root>`. If it is, two copies of Dogear are loaded, such as two versions, or ' +
  'the ESM and the CommonJS build: `npm ls` with the name of the package lists them.'
const problems = {
  options: describeOptions,
  page: (page: unknown) => refusal(`setPage(${inspect(page)})`, 'Pass a page number.'),
  pageSize: (pageSize: unknown) => refusal(`setPageSize(${inspect(pageSize)})`, 'Pass an integer from 1.'),
  target: (target: unknown) =>
    refusal(`setPagination(${showTarget(target)})`, 'Pass a page number, a page size from 1, or both.'),
  answer: describeAnswer,
  cursors: describeCursors,
  unanswered: ({ page, to }: { page: number; to: number }) => [
    `Page ${to} was requested, but nobody was told, so page ${page} stays. Pass \`onPageChange\` and change \`page\` in it, or pass ` +
      'only `defaultPage`, and Dogear manages the page.',
  ],
  unreachable: (tag: string) => [
    `A control is a <${tag}>, which the keyboard cannot reach. Render a button or a link, or a component that renders one.`,
  ],
  offeredPageSize: (size: unknown) => [
    `Ignoring the page size ${inspect(size)} in \`sizes\`. Pass integers from 1, or Infinity for all items.`,
  ],
  missingUrls: ({ type }: PaginationOptions) =>
    type === 'link'
      ? [
          'Rendering buttons although `type` is "link", because `getPageUrl` is missing. ' +
            'Pass `getPageUrl`, which returns the URL of { page, pageSize }, or give each control its own `href`.',
        ]
      : [],
  namelessContent: () => [
    'A Content with `focus` has no name, so screen readers announce nothing when it receives focus. ' +
      'Set `aria-label` or `aria-labelledby`.',
  ],
  sizedByContent: () => [
    'The width of a FitList depends on its entries, so it cannot fit them. Make it independent of them: ' +
      '`[data-fit] { flex: 1 1 0; min-width: 0 }` in a flex container, or a width.',
  ],
  unspokenText: ({ name, text }: { name: string; text: string }) => [
    `A control with the text "${text}" has the name "${name}", so voice control doesn't find it by its text. ` +
      'Set a label that contains the text, in `translations` or as `aria-label`, or `aria-label=""` to use the text as name.',
  ],
  missingUrl: () => [
    'Rendering page 1 on the server, because `url` is missing. ' +
      "Pass the URL of the request, or '' if the page is rendered ahead of requests.",
  ],
}

const refusal = (call: string, advice: string) => [`Ignoring ${call}. ${advice}`]

function showTarget(target: unknown) {
  if (typeof target !== 'object' || !target) return inspect(target)
  const { page, pageSize }: { page?: unknown; pageSize?: unknown } = target
  return `{ page: ${inspect(page)}, pageSize: ${inspect(pageSize)} }`
}

const warned = new Set<string>()

function warnOnce(messages: Iterable<string>) {
  for (const message of messages) {
    if (warned.has(message)) continue
    warned.add(message)
    console.warn(`[dogear] ${message}`)
  }
}
