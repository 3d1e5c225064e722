import { Pagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { h, nextTick, ref, shallowRef, vShow, withDirectives } from 'vue'
import { click, find, list, mount, mountRoot, next, pageList, part } from './mount'

const prevent = (event: Event) => event.preventDefault()

/** What the user puts a click handler on. */
const places = {
  'a part': (own: object) => h(Pagination.NextTrigger, { id: 'mine', ...own }),
  'a child': (own: object) => h(Pagination.NextTrigger, { asChild: true, id: 'mine' }, () => h('button', own)),
  'a link': (own: object) => h(Pagination.NextTrigger, { asChild: true, id: 'mine' }, () => h('a', own, 'Next')),
}
const placeNames = Object.keys(places) as (keyof typeof places)[]

function mountHandlers(place: keyof typeof places, own: () => object, options: object = {}) {
  const container = mountRoot({ count: 20, ...options }, () => [pageList(), places[place](own())])
  return { container, clickMine: () => click(find(container, '#mine')) }
}

describe('click handlers', () => {
  test('run first, one or several, and each can veto', async () => {
    const order: string[] = []
    const note = (name: string) => () => order.push(`${name} on ${list(container)}`)
    const onClick = shallowRef<unknown>(note('one'))
    const onPageChange = () => order.push('page-change')
    const { container, clickMine } = mountHandlers('a part', () => ({ onClick: onClick.value }), { onPageChange })
    onClick.value = [note('one'), undefined, note('two'), prevent]
    await nextTick()
    await clickMine()
    expect(order.splice(0)).toEqual(['one on [1] 2', 'two on [1] 2'])
    onClick.value = [false, note('one'), note('two')]
    await nextTick()
    await clickMine()
    expect(order).toEqual(['one on [1] 2', 'two on [1] 2', 'page-change'])
  })

  test.for([false, true])('that are false are ignored, with as-child: %s', async (asChild) => {
    const none = { onClick: false } as object
    const container = mountRoot({ count: 20 }, () => [
      pageList(),
      h(Pagination.NextTrigger, { id: 'mine', asChild, ...none }, () => (asChild ? h('button', none) : 'Next')),
    ])
    await click(find(container, '#mine'))
    expect(list(container)).toBe('1 [2]')
  })

  test.for(placeNames)('with a modifier run first on %s', async (place) => {
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    const own = { onClick: note('plain'), onClickOnce: [note('once'), undefined], onClickCapture: note('capture') }
    const { clickMine } = mountHandlers(place, () => own, { count: 30, onPageChange: note('page-change') })
    await clickMine()
    expect(order.splice(0)).toEqual(['capture', 'once', 'plain', 'page-change'])
    await clickMine()
    expect(order).toEqual(['capture', 'plain', 'page-change'])
  })

  test.for(['onClickCapture', 'onClickCaptureOnce', 'onClickOnceCapture', 'onClickOnce'])(
    'with a modifier can veto: %s',
    async (name) => {
      for (const place of ['a part', 'a child'] as const) {
        const { container, clickMine } = mountHandlers(place, () => ({ [name]: prevent }))
        await clickMine()
        expect(list(container)).toBe('[1] 2')
        await clickMine()
        expect(list(container)).toBe(name.includes('Once') ? '1 [2]' : '[1] 2')
      }
    },
  )

  test('with a modifier don’t veto a click that was prevented before', async () => {
    const { container, clickMine } = mountHandlers('a part', () => ({ onClickCapture: () => {} }))
    container.addEventListener('click', prevent, { capture: true })
    await clickMine()
    expect(list(container)).toBe('1 [2]')
  })

  test.for(['onClickOnce', 'onClickCapture', 'onClickCaptureOnce'])(
    'with a modifier make an Ellipsis visible to assistive technology: %s',
    (name) => {
      const container = mountRoot({ count: 100 }, () => h(Pagination.Ellipsis, { index: 1, [name]: prevent }))
      expect(part(container, 'ellipsis').ariaHidden).toBe(null)
    },
  )
})

test('a directive applies to the element', async () => {
  const isShown = ref(true)
  const container = mountRoot({ count: 20 }, () => withDirectives(h(Pagination.NextTrigger), [[vShow, isShown.value]]))
  isShown.value = false
  await nextTick()
  expect(next(container).style.display).toBe('none')
})

test('a vnode hook on a part receives the vnode of the part', async () => {
  const [onVnodeMounted, onVnodeUpdated, onVnodeUnmounted] = [vi.fn(), vi.fn(), vi.fn()]
  const [isShown, title] = [ref(true), ref('one')]
  const container = mount(() => {
    const props = { title: title.value, onVnodeMounted, onVnodeUpdated, onVnodeUnmounted }
    if (!isShown.value) return null
    return h(Pagination.Root, { count: 100, ...props }, () => h(Pagination.Ellipsis, { index: 1, ...props }))
  })
  const elements = [part(container, 'ellipsis'), part(container, 'root')]
  expect(onVnodeMounted.mock.calls.map(([vnode]) => vnode.el)).toEqual(elements)
  title.value = 'two'
  await nextTick()
  expect(onVnodeUpdated.mock.calls.map(([vnode]) => vnode.el)).toEqual(elements)
  isShown.value = false
  await nextTick()
  expect(onVnodeUnmounted).toHaveBeenCalledTimes(2)
})
