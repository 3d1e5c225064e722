import { Pagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, nextTick, ref, shallowRef, vShow, withDirectives } from 'vue'
import { find, list, mount, pageList } from './mount'

describe('attributes', () => {
  test('the user’s click handlers run first, one or several, and each can veto', async () => {
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

  test('a click handler that is false is ignored, on a part and its child', async () => {
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

  test('`disabled` needs no value, as on an element', () => {
    const disabled = '' as unknown as boolean
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => [
        h(Pagination.NextTrigger, { disabled }),
        h(Pagination.Item, { type: 'page', value: 2, disabled }),
      ]),
    )
    expect(container.querySelectorAll(':disabled')).toHaveLength(2)
  })

  test('a directive applies to the element', async () => {
    const isShown = ref(true)
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => withDirectives(h(Pagination.NextTrigger), [[vShow, isShown.value]])),
    )
    isShown.value = false
    await nextTick()
    expect(find(container, 'button').style.display).toBe('none')
  })

  test('a vnode hook on a part receives the vnode of the part', async () => {
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
