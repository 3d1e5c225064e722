// What is heard. `app` is a section of the example apps, `scene` one of the contract, and `html` a page without Dogear, which tells a
// habit of Orca from a fault. `from` is the control that has focus, and `keys` are names of X, or a pause in milliseconds. `heard` is
// all that Orca says then, in this order and nothing else, or by browser; with `silent`, it says anything but the text of the Status.
const range = { app: 'page-range', row: 'Page range' }
const size = { app: 'page-size', row: 'Page size' }
const nav = { options: { count: 95 }, list: 'list', extras: ['status'] }
const next = '[aria-label="next page"]'
const control = (text) => `<main><nav aria-label="Results"><div>${text}</div><button>Next</button></nav></main>`

/** @type {Scenario[]} */
export const scenarios = [
  { name: 'Next', central: true, ...range, from: next, keys: ['Return'], heard: ['501–510 of 950'] },
  { name: 'Last', central: true, ...range, from: '[aria-label="last page"]', keys: ['Return'], contains: ['last page, page 95', '941–950 of 950'] },
  { name: 'Previous at the end', central: true, ...range, from: '[aria-label="first page"]', keys: ['Return'], contains: ['page 1', '1–10 of 950'] },
  { name: 'an Item', central: true, ...range, from: '[aria-label="page 51"]', keys: ['Return'], heard: ['501–510 of 950'] },
  { name: 'a page size by arrow', central: true, ...size, from: 'select', keys: ['Down'], contains: ['41–60 of 500'] },
  { name: 'a typed page and Enter', central: true, ...range, from: 'input', select: true, keys: ['7', 'Return'], contains: ['61–70 of 950'] },
  { name: 'busy for 500 ms', central: true, scene: { ...nav, loads: 500 }, from: next, keys: ['Return', 600], heard: ['11–20 of 95'] },
  { name: 'three quick presses', central: true, scene: { ...nav, loads: 300 }, from: next, keys: ['Return', 'Return', 'Return', 400], heard: ['31–40 of 95'] },
  { name: 'a filter with announce', central: true, scene: { ...nav, found: 42 }, from: 'input[type=search]', keys: ['h'], contains: ['1–10 of 42'] },
  { name: 'reading the Status', central: true, ...range, from: '[aria-label="first page"]', keys: ['Up'], contains: ['491–500 of 950'] },
  { name: 'a page', scene: nav, from: 'body', keys: [], silent: true },
  { name: 'the same page again', ...range, from: '[aria-label="page 50"]', keys: ['Return'], silent: true },
  { name: 'an ellipsis back', ...range, from: '[aria-label="5 pages back"]', keys: ['Return'], contains: ['441–450 of 950'] },
  { name: 'an ellipsis forward', ...range, from: '[aria-label="5 pages forward"]', keys: ['Return'], contains: ['541–550 of 950'] },
  { name: 'a typed page and Tab', ...range, from: 'input', select: true, keys: ['7', 'Tab'], contains: ['61–70 of 950'] },
  { name: 'an invalid page', ...range, from: 'input', select: true, keys: ['x', 'Return'], silent: true },
  { name: 'busy for 2 s', scene: { ...nav, loads: 2000 }, from: next, keys: ['Return', 2200], heard: ['11–20 of 95'] },
  { name: 'Next and Tab at once', ...range, from: next, keys: ['Return', 'Tab'], contains: ['501–510 of 950'] },
  { name: 'a filter that finds as many', scene: { ...nav, found: 95 }, from: 'input[type=search]', keys: ['h'], contains: ['1–10 of 95'] },
  { name: 'a filter twice with the same text', scene: { ...nav, found: 95 }, from: 'input[type=search]', keys: ['h', 1500, 'i'], contains: ['1–10 of 95', '1–10 of 95'] },
  { name: 'a promise that fails', scene: { ...nav, fails: true, found: 42 }, from: 'input[type=search]', keys: ['h'], silent: true },
  { name: 'no results', scene: { ...nav, found: 0 }, from: 'input[type=search]', keys: ['h'], contains: ['No results'] },
  { name: 'two Status', scene: { ...nav, extras: ['status', 'status'] }, from: next, keys: ['Return'], heard: ['11–20 of 95'] },
  { name: 'two Roots', scene: { ...nav, createdBy: 'parent', roots: [{}, {}] }, from: next, keys: ['Return'], heard: ['11–20 of 95'] },
  { name: 'a modal dialog', scene: { ...nav, around: 'dialog' }, from: next, keys: ['Return'], heard: ['11–20 of 95'] },
  { name: 'a shadow root', scene: { ...nav, around: 'shadow root' }, from: next, keys: ['Return'], heard: ['11–20 of 95'] },
  { name: 'German', scene: { ...nav, locale: 'de' }, from: '[data-part=next-trigger]', keys: ['Return'], heard: ['11–20 von 95'] },
  { name: 'French', scene: { ...nav, locale: 'fr' }, from: '[data-part=next-trigger]', keys: ['Return'], contains: ['11–20 sur 95'] },
  { name: 'an open total', scene: { ...nav, options: { minCount: 10000 } }, from: next, keys: ['Return'], heard: ['11–20 of 10000+'] },
  { name: 'a number of pages', scene: { ...nav, options: { totalPages: 10 } }, from: next, keys: ['Return'], heard: ['Page 2 of 10'] },
  { name: 'only a next page', scene: { ...nav, options: { hasNextPage: true } }, from: next, keys: ['Return'], heard: ['Page 2'] },
  { name: 'plain HTML: reading a text', html: control('11–20 of 95'), from: 'button', keys: ['Up'], contains: ['11–20 of 95'] },
  { name: 'plain HTML: a live region', html: `${control('<p aria-live="polite"></p>')}<script>document.querySelector('button').onclick = () => setTimeout(() => { document.querySelector('p').textContent = '11–20 of 95' }, 200)</script>`, from: 'button', keys: ['Return'], heard: ['11–20 of 95'] },
]

/**
 * @typedef {{ name: string, central?: boolean, app?: string, row?: string, scene?: object, html?: string, from: string,
 *   select?: boolean, keys: (string | number)[], heard?: string[], contains?: string[], silent?: boolean }} Scenario
 */
