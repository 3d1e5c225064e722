import { expectSilentConsole } from '@dogear/contract/harness/console'
import { afterTasks } from '@dogear/contract/harness/frame'
import { type } from '@dogear/contract/harness/pointer'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { applyProps } from '../src/dom/index.js'
import { createPagination, getPageInputProps } from '../src/index.js'

expectSilentConsole()
afterEach(() => document.body.replaceChildren())

/** A Root with a PageInput in which 7 is typed, a button in it, and what has happened so far. */
async function open(
  container: Element | ShadowRoot = document.body,
  edit: (input: HTMLInputElement) => unknown = (input) => type(input, '7'),
) {
  const log: string[] = []
  const pagination = createPagination({ count: 95, onPageChange: ({ page }) => log.push(`page ${page}`) })
  const [input, button] = [document.createElement('input'), document.createElement('button')]
  const show = () => applyProps(input, getPageInputProps(pagination.get()))
  pagination.subscribe(show)
  show()
  button.textContent = 'Delete'
  button.onclick = () => log.push('click')
  const root = container.appendChild(document.createElement('nav'))
  applyProps(root, pagination.get().getRootProps())
  root.append(input, button)
  await edit(input)
  return { pagination, input, button, log }
}

const openFrame = () => document.body.appendChild(document.createElement('iframe')).contentDocument?.body

/** A point of an element, by default its middle, in the coordinates of the whole page: the tests run in a frame of it. */
function pointOf(
  element: Element,
  x = element.clientWidth / 2,
  y = element.clientHeight / 2,
): { x: number; y: number } {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width / (element as HTMLElement).offsetWidth
  const point = { x: left + x * scale, y: top + y * scale }
  const frame = element.ownerDocument.defaultView?.frameElement
  return frame ? pointOf(frame, point.x, point.y) : point
}

const send = (method: string, params: object) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(method, params)

const mouse = (type: string, point: object, pointerType = 'mouse') =>
  send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, pointerType, ...point })

test.for(['mouse', 'pen'])(
  'a press of the %s that is held changes the page only after its click',
  async (pointerType) => {
    const { button, log } = await open()
    await mouse('mousePressed', pointOf(button), pointerType)
    await afterTasks()
    expect(log).toEqual([])
    await mouse('mouseReleased', pointOf(button), pointerType)
    await expect.poll(() => log).toEqual(['click', 'page 7'])
  },
)

test.for([
  ['a shadow tree', () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })],
  ['a frame, whose empty document is in quirks mode', openFrame],
] as const)('a press inside %s does so, too', async ([, container]) => {
  const { button, log } = await open(container())
  await mouse('mousePressed', pointOf(button))
  await afterTasks()
  expect(log).toEqual([])
  await mouse('mouseReleased', pointOf(button))
  await expect.poll(() => log).toEqual(['click', 'page 7'])
})

test('a press after an input method has composed the text does so, too', async () => {
  const compose = (input: HTMLInputElement) => {
    input.focus()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', isComposing: true }))
    input.value = '7'
  }
  // Presses in this window may already be known.
  const { button, log } = await open(openFrame(), compose)
  await mouse('mousePressed', pointOf(button))
  await afterTasks()
  expect(log).toEqual([])
  await mouse('mouseReleased', pointOf(button))
  await expect.poll(() => log).toEqual(['click', 'page 7'])
})

test('a press that becomes a drag changes the page', async () => {
  const { button, log } = await open()
  await mouse('mousePressed', pointOf(button))
  button.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  await expect.poll(() => log).toEqual(['page 7'])
  await mouse('mouseReleased', pointOf(button))
})

test('a press that ends outside of the window changes the page', async () => {
  const { button, log } = await open()
  await mouse('mousePressed', pointOf(button))
  await afterTasks()
  await mouse('mouseReleased', { x: -50, y: -50 })
  await expect.poll(() => log).toEqual(['page 7'])
})

test('with the Tab key, the page changes in the next task', async () => {
  const { input, button, log } = await open()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  button.focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(log).toEqual(['page 7'])
})

test('a press before the first key is known by its end', async () => {
  // Without the query, another test may have sent a key.
  const file = '../src/events/press.ts?fresh'
  const { afterPress }: typeof import('../src/events/press.js') = await import(/* @vite-ignore */ file)
  const button = document.body.appendChild(document.createElement('button'))
  const onEnd = vi.fn()
  await mouse('mousePressed', pointOf(button))
  afterPress(button, onEnd)
  await afterTasks()
  expect(onEnd).not.toHaveBeenCalled()
  await mouse('mouseReleased', pointOf(button))
  await expect.poll(() => onEnd.mock.calls).toEqual([[expect.arrayContaining([button])]])
})

test('a tap changes the page after its click', async () => {
  const { button, log } = await open()
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pointOf(button)] })
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => log).toEqual(['click', 'page 7'])
})

test.for<[string, (view: Awaited<ReturnType<typeof open>>) => void, string[]]>([
  ['another page', ({ pagination }) => pagination.get().setPage(3), ['page 3', 'click']],
  ['a removal', ({ input }) => input.remove(), ['click']],
  ['a field that is disabled', ({ input }) => input.toggleAttribute('disabled', true), ['click']],
])('%s during the press wins', async ([, act, expected]) => {
  const view = await open()
  await mouse('mousePressed', pointOf(view.button))
  await afterTasks()
  act(view)
  await mouse('mouseReleased', pointOf(view.button))
  await expect.poll(() => view.log).toEqual(expected)
  await afterTasks()
  expect(view.log).toEqual(expected)
})

test('what renders again during the press, without another page, doesn’t lose what was typed', async () => {
  const { pagination, button, log } = await open()
  await mouse('mousePressed', pointOf(button))
  pagination.setOptions({ count: 90, onPageChange: ({ page }) => log.push(`page ${page}`) })
  await mouse('mouseReleased', pointOf(button))
  await expect.poll(() => log).toEqual(['click', 'page 7'])
})
