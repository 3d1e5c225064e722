import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h } from 'vue'
import { find, list, mount, pageList } from './mount'

describe('click handlers with a modifier', () => {
  const places = {
    'a part': (own: object) => h(Pagination.NextTrigger, { id: 'mine', ...own }, () => 'Next'),
    'a child': (own: object) =>
      h(Pagination.NextTrigger, { asChild: true, id: 'mine' }, () => h('button', own, 'Next')),
    'a link': (own: object) => h(Pagination.NextTrigger, { asChild: true, id: 'mine' }, () => h('a', own, 'Next')),
  }
  const mountWith = (place: keyof typeof places, own: object, options: object = {}) =>
    mount(() => h(Pagination.Root, { count: 100, ...options }, () => [pageList(), places[place](own)]))

  test.for(Object.keys(places) as (keyof typeof places)[])('run first on %s', async (place) => {
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    const props = { onClick: note('plain'), onClickOnce: [note('once'), undefined], onClickCapture: note('capture') }
    const container = mountWith(place, props, { onPageChange: note('page-change') })
    await userEvent.click(find(container, '#mine'))
    expect(order.splice(0)).toEqual(['capture', 'once', 'plain', 'page-change'])
    await userEvent.click(find(container, '#mine'))
    expect(order).toEqual(['capture', 'plain', 'page-change'])
  })

  const prevent = (event: Event) => event.preventDefault()

  test.for(['onClickCapture', 'onClickCaptureOnce', 'onClickOnceCapture', 'onClickOnce'])(
    '%s can veto',
    async (name) => {
      for (const place of ['a part', 'a child'] as const) {
        const container = mountWith(place, { [name]: prevent })
        await userEvent.click(find(container, '#mine'))
        expect(list(container)).toBe('[1] 2 3 4 5 … 10')
        await userEvent.click(find(container, '#mine'))
        expect(list(container)).toBe(name.includes('Once') ? '1 [2] 3 4 5 … 10' : '[1] 2 3 4 5 … 10')
      }
    },
  )

  test('a click that was prevented before is not a veto', async () => {
    const container = mountWith('a part', { onClickCapture: () => {} })
    container.addEventListener('click', prevent, { capture: true })
    await userEvent.click(find(container, '#mine'))
    expect(list(container)).toBe('1 [2] 3 4 5 … 10')
  })

  test.for(['onClickOnce', 'onClickCapture', 'onClickCaptureOnce'])(
    '%s on an Ellipsis makes it visible to assistive technology',
    (name) => {
      const container = mount(() =>
        h(Pagination.Root, { count: 100 }, () => h(Pagination.Ellipsis, { index: 1, [name]: prevent })),
      )
      expect(find(container, '[data-part=ellipsis]').ariaHidden).toBe(null)
    },
  )
})
