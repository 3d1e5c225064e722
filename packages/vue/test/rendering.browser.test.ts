import { Pagination, type PaginationApi } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { createTextVNode, h, nextTick, ref } from 'vue'
import { click, mountRoot, next, part } from './mount'

describe('rendering', () => {
  test('a new page renders only the parts that change, and mounting renders nothing twice', async () => {
    const rendered: string[] = []
    const note =
      (name: string, content: () => unknown = () => name) =>
      () => {
        rendered.push(name)
        return content() as string
      }
    const parts = () => [
      h(Pagination.PrevTrigger, null, note('previous')),
      h(Pagination.Context, null, { default: ({ page }: PaginationApi) => `${page}` }),
      h(Pagination.NextTrigger, null, note('next')),
      h(Pagination.LastTrigger, null, note('last')),
      h(Pagination.Ellipsis, { index: 5 }, note('gap')),
    ]
    const container = mountRoot({ count: 100, defaultPage: 3 }, note('root', parts))
    await nextTick()
    expect(rendered.splice(0)).toEqual(['root', 'previous', 'next', 'last', 'gap'])
    const changed = () => rendered.splice(0).filter((name) => name !== 'gap')
    await click(next(container))
    expect(container.textContent).toBe('previous4nextlastgap')
    expect(changed()).toEqual([])
    await click(part(container, 'last-trigger'))
    expect(container.textContent).toBe('previous10nextlastgap')
    expect(changed()).toEqual(['next', 'last'])
  })

  test('a changed attribute renders its part once', async () => {
    const render = vi.fn()
    const prefix = ref('#')
    const getPageUrl = ({ page }: { page: number }) => `${prefix.value}${page}`
    const container = mountRoot({ count: 100, type: 'link', getPageUrl }, () =>
      h(Pagination.NextTrigger, null, { default: render }),
    )
    expect(render).toHaveBeenCalledTimes(1)
    prefix.value = '#page='
    await nextTick()
    expect(next(container).getAttribute('href')).toBe('#page=2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('a custom text of a Status changes after a browser has translated the page, which replaces text nodes', async () => {
    const text = ({ start, end }: { start: number; end: number }) => [
      createTextVNode(`From ${start} `),
      createTextVNode(`to ${end}`),
    ]
    const container = mountRoot({ count: 100 }, () => [
      h(Pagination.NextTrigger),
      h(Pagination.Status, null, { text }),
      h(Pagination.Status, { asChild: true }, { text, default: () => h('p') }),
    ])
    const statuses = () => [...container.querySelectorAll('[data-part=status]')]
    for (const range of ['11 to 20', '21 to 30']) {
      for (const status of statuses())
        status.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Ab 1' }))
      await click(next(container))
      expect(statuses().map(({ textContent }) => textContent)).toEqual([`From ${range}`, `From ${range}`])
    }
  })
})
