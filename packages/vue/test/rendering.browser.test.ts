import { Pagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTextVNode, h, nextTick, ref } from 'vue'
import { find, mount, next } from './mount'

describe('rendering', () => {
  test('a new page renders only the parts that change', async () => {
    const render = vi.fn()
    const part = (name: string) => () => {
      render(name)
      return name
    }
    const container = mount(() =>
      h(Pagination.Root, { count: 100, defaultPage: 3 }, () => [
        h(Pagination.PrevTrigger, null, part('previous')),
        h(Pagination.Context, null, { default: ({ page }: { page: number }) => `${page}` }),
        h(Pagination.NextTrigger, null, part('next')),
        h(Pagination.LastTrigger, null, part('last')),
      ]),
    )
    render.mockClear()
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(container.textContent).toBe('previous4nextlast')
    expect(render).not.toHaveBeenCalled()
    await userEvent.click(find(container, '[data-part=last-trigger]'))
    expect(container.textContent).toBe('previous10nextlast')
    expect(render.mock.calls).toEqual([['next'], ['last']])
  })

  test('a changed attribute renders its part once', async () => {
    const render = vi.fn()
    const getPageUrl = ref((page: number) => `#${page}`)
    const container = mount(() =>
      h(
        Pagination.Root,
        { count: 100, type: 'link', getPageUrl: ({ page }: { page: number }) => getPageUrl.value(page) },
        { default: () => h(Pagination.NextTrigger, null, { default: render }) },
      ),
    )
    expect(render).toHaveBeenCalledTimes(1)
    getPageUrl.value = (page) => `#page=${page}`
    await nextTick()
    expect(next(container).getAttribute('href')).toBe('#page=2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('a new page doesn’t render the Root, and mounting doesn’t render an Ellipsis twice', async () => {
    const render = vi.fn()
    const slot = (name: string, content: () => unknown = () => null) => ({
      default: () => {
        render(name)
        return content()
      },
    })
    const container = mount({
      setup: () => () =>
        h(
          Pagination.Root,
          { count: 100 },
          slot('root', () => [h(Pagination.NextTrigger), h(Pagination.Ellipsis, { index: 5 }, slot('ellipsis'))]),
        ),
    })
    await nextTick()
    expect(render.mock.calls.flat()).toEqual(['root', 'ellipsis'])
    render.mockClear()
    await userEvent.click(next(container))
    expect(render.mock.calls.flat()).not.toContain('root')
  })

  test('a custom text of a Status changes after a browser has translated the page, which replaces text nodes', async () => {
    const text = ({ start, end }: { start: number; end: number }) => [
      createTextVNode(`From ${start} `),
      createTextVNode(`to ${end}`),
    ]
    const container = mount(() =>
      h(Pagination.Root, { count: 100 }, () => [
        h(Pagination.NextTrigger),
        h(Pagination.Status, null, { text }),
        h(Pagination.Status, { asChild: true }, { text, default: () => h('p') }),
      ]),
    )
    const statuses = () => [...container.querySelectorAll('[role=status]')]
    for (const range of ['11 to 20', '21 to 30']) {
      for (const status of statuses()) {
        status.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Ab 1' }))
      }
      await userEvent.click(next(container))
      expect(statuses().map(({ textContent }) => textContent)).toEqual([`From ${range}`, `From ${range}`])
    }
  })
})
