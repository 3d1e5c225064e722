import { expectSilentConsole, takeUnspokenTexts } from '@dogear/contract/harness/console'
import { afterEach, expect, test } from 'vitest'
import { applyProps } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'

expectSilentConsole()
afterEach(() => document.body.replaceChildren())

/** A Next button with this content, in a root. */
async function show(content: (string | Node)[], label?: string) {
  const [root, next] = [document.createElement('nav'), document.createElement('button')]
  const api = createPagination({ count: 100, translations: { nextTriggerLabel: label } as object }).get()
  applyProps(root, api.getRootProps())
  next.append(...content)
  applyProps(next, api.getNextTriggerProps())
  root.append(next)
  document.body.append(root)
  await Promise.resolve()
  return takeUnspokenTexts()
}

function element(text: string, attributes: Record<string, string>) {
  const span = document.createElement('span')
  span.textContent = text
  for (const [name, value] of Object.entries(attributes)) span.setAttribute(name, value)
  return span
}

test.for([
  ['no word', ['→ ›› 2…']],
  ['a word of the name', ['Next →']],
  ['the beginning of a word', ['PAG.']],
  ['the name of an icon', ['chevron_right']],
  ['a hidden word', [element('Older', { 'aria-hidden': 'true' }), element('Older', { hidden: '' }), 'Next']],
  [
    'a visually hidden word',
    [element('Older', { style: 'position: absolute; width: 1px; height: 1px; overflow: hidden' }), '›'],
  ],
] as const)('%s is no reason to warn', async ([, content]) => {
  expect(await show([...content])).toEqual([])
})

test.for([
  ['Older posts', 'next page'],
  ['Nächste', 'nächstfolgende'],
  ['次へ', '次のページ'],
  ['Weiter', 'nächste Seite'],
] as const)('a visible "%s" is reported if the name is "%s"', async ([text, label]) => {
  expect(await show([element(text, {}), ' ›'], label)).toEqual([
    `warn: [dogear] A control with the text "${text} ›" has the name "${label}", so voice control doesn't find it by its text. ` +
      'Set a label that contains the text, in `translations` or as `aria-label`, or `aria-label=""` to use the text as name.',
  ])
  expect(await show([element(text, {}), ' ›'], label)).toEqual([])
})

test.for<[tag: string, attributes: string, isReported: boolean]>([
  ['p', '', true],
  ['td', 'tabindex="0"', false],
  ['img', 'role="button"', false],
  ['li', 'data-disabled', false],
  ['my-button', '', false],
])(
  'a control that is a <%s %s> is reported, because the keyboard can’t reach it: %o',
  async ([tag, own, isReported]) => {
    const [root, control] = [document.createElement('nav'), document.createElement(tag)]
    root.append(control)
    const [name = '', value = ''] = own.replaceAll('"', '').split('=')
    const api = createPagination({ count: 100 }).get()
    applyProps(control, api.getNextTriggerProps())
    if (name) control.setAttribute(name, value)
    document.body.append(root)
    applyProps(root, api.getRootProps())
    await Promise.resolve()
    const text = `warn: [dogear] A control is a <${tag}>, which the keyboard cannot reach.`
    expect(takeUnspokenTexts()).toEqual(isReported ? [expect.stringContaining(text)] : [])
  },
)
