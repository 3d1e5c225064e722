import { expectSilentConsole } from '@dogear/contract'
import { Pagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, nextTick, ref } from 'vue'
import { find, mount, next } from './mount'

expectSilentConsole()

describe('rendering', () => {
  test('is done by the parts that show the change of page, and by no other', async () => {
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

  test('is not needed for a click to lead on from the latest page', async () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 100, type: 'link' }, () => [
        h(Pagination.NextTrigger, { asChild: true }, () => h('button', 'next')),
        h(Pagination.Context, null, { default: ({ page }: { page: number }) => `${page}` }),
      ]),
    )
    for (const page of [2, 3]) {
      await userEvent.click(find(container, 'button'))
      expect(container.textContent).toBe(`next${page}`)
    }
  })

  test('happens once for each change of an attribute of the part, and the latest attributes show', async () => {
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

  test('of a part that loses an attribute removes it', async () => {
    const ids = ref<{ nextTrigger?: string }>({ nextTrigger: 'next' })
    const container = mount(() => h(Pagination.Root, { count: 100, ids: ids.value }, () => h(Pagination.NextTrigger)))
    expect(next(container).id).toBe('next')
    ids.value = {}
    await nextTick()
    expect(next(container).getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope', 'type'])
  })

  test('is not done by the Root for a change of page, nor by an Ellipsis that mounts', async () => {
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
})
