import { expectSilentConsole } from '@dogear/contract'
import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, nextTick, ref, shallowRef, vShow, withDirectives } from 'vue'
import Refs from './fixtures/refs.vue'
import { find, list, mount, pageList } from './mount'

expectSilentConsole()

describe('attributes', () => {
  test("the user's click handlers run first, one or several, and can veto", async () => {
    const order: string[] = []
    const note = (name: string) => () => order.push(`${name} on ${list(container)}`)
    const handlers = shallowRef<unknown>(note('one'))
    const container = mount(() =>
      h(Pagination.Root, { count: 20, onPageChange: () => order.push('page-change') }, () => [
        pageList(),
        h(Pagination.NextTrigger, { id: 'mine', onClick: handlers.value as () => void }, () => 'Next'),
      ]),
    )
    handlers.value = [note('one'), undefined, note('two'), (event: Event) => event.preventDefault()]
    await nextTick()
    await userEvent.click(find(container, '#mine'))
    expect(order.splice(0)).toEqual(['one on [1] 2', 'two on [1] 2'])
    handlers.value = [false, note('one'), note('two')]
    await nextTick()
    await userEvent.click(find(container, '#mine'))
    expect(order).toEqual(['one on [1] 2', 'two on [1] 2', 'page-change'])
  })

  test('a click handler that is false is none, on a part and on its child', async () => {
    const none = { onClick: false } as unknown as { onClick?: undefined }
    const container = mount(() =>
      h(Pagination.Root, { count: 50 }, () => [
        pageList(),
        h(Pagination.NextTrigger, { class: 'mine', ...none }, () => 'Next'),
        h(Pagination.NextTrigger, { class: 'mine', asChild: true, ...none }, () => h('button', none, 'Next')),
      ]),
    )
    for (const trigger of container.querySelectorAll('.mine')) await userEvent.click(trigger)
    expect(list(container)).toBe('1 2 [3] 4 5')
  })

  test('disabled needs no value, as on an element', () => {
    const disabled = '' as unknown as boolean
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => [
        h(Pagination.NextTrigger, { disabled }),
        h(Pagination.Item, { type: 'page', value: 2, disabled }),
      ]),
    )
    expect(container.querySelectorAll(':disabled')).toHaveLength(2)
  })

  test('what is given to a part is given to its element once', async () => {
    const onClick = vi.fn()
    const own = { onClick, 'data-part': 'own' }
    const container = mount({
      setup() {
        const pagination = usePagination({ count: 20 })
        return () =>
          h(Pagination.RootProvider, { value: pagination, class: 'provider', ...own }, () => [
            h(Pagination.Root, { count: 20, class: 'root', ...own }, () => [
              h(Pagination.Item, { type: 'page', value: 2, class: 'item', ...own }),
              h(Pagination.PrevTrigger, { class: 'trigger', ...own }),
              h(Pagination.Ellipsis, { index: 1, class: 'ellipsis', ...own }, () => '…'),
            ]),
          ])
      },
    })
    expect(
      [...container.querySelectorAll<HTMLElement>('[class]')].map(({ className, dataset }) => [
        className,
        dataset.part,
      ]),
    ).toEqual([
      ['provider', 'root'],
      ['root', 'root'],
      ['item', 'item'],
      ['trigger', 'prev-trigger'],
      ['ellipsis', 'ellipsis'],
    ])
    await userEvent.click(find(container, '.ellipsis'))
    expect(onClick).toHaveBeenCalledTimes(3)
    await userEvent.click(find(container, '.item'))
    expect(onClick).toHaveBeenCalledTimes(6)
  })

  test('a directive reaches the element', async () => {
    const isShown = ref(true)
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => withDirectives(h(Pagination.NextTrigger), [[vShow, isShown.value]])),
    )
    isShown.value = false
    await nextTick()
    expect(find(container, 'button').style.display).toBe('none')
  })

  test('the $el of a template ref on a part is its element', async () => {
    const refs = shallowRef<{ parts(): Element[]; child: Element | null }>()
    const container = mount(() => h(Refs, { ref: refs }))
    const elements = [...container.querySelectorAll('[data-part]')]
    expect(elements).toHaveLength(5)
    expect(new Set(refs.value?.parts())).toEqual(new Set(elements))
    expect(refs.value?.child).toBe(find(container, '[data-part=next-trigger]'))
  })

  test('a vnode hook on a part is called with the vnode of the part', async () => {
    const [onVnodeMounted, onVnodeUpdated, onVnodeUnmounted] = [vi.fn(), vi.fn(), vi.fn()]
    const hooks = { onVnodeMounted, onVnodeUpdated, onVnodeUnmounted }
    const isShown = ref(true)
    const title = ref('one')
    const container = mount(() =>
      isShown.value
        ? h(Pagination.Root, { count: 100, title: title.value, ...hooks }, () =>
            h(Pagination.Ellipsis, { index: 1, title: title.value, ...hooks }),
          )
        : null,
    )
    const elements = () => [find(container, '[data-part=ellipsis]'), find(container, 'nav')]
    expect(onVnodeMounted.mock.calls.map(([vnode]) => vnode.el)).toEqual(elements())
    title.value = 'two'
    await nextTick()
    expect(onVnodeUpdated.mock.calls.map(([vnode]) => vnode.el)).toEqual(elements())
    isShown.value = false
    await nextTick()
    expect(onVnodeUnmounted).toHaveBeenCalledTimes(2)
  })
})
