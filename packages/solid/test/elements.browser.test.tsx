import { Pagination } from '@dogear/solid'
import { createSignal, type ParentProps } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, Items, item, next, show, text } from './mount'

describe('elements', () => {
  test('stay the same nodes in <For> while their page is in the list', () => {
    show(() => (
      <Pagination.Root count={100}>
        <Items />
        <Pagination.NextTrigger>next</Pagination.NextTrigger>
      </Pagination.Root>
    ))
    const [nav, trigger, ...items] = [get('nav'), next(), item(4), item(5), item(10)]
    item(5).click()
    expect(text()).toBe('1…456…10next')
    expect([get('nav'), next(), item(4), item(5), item(10)]).toEqual([nav, trigger, ...items])
    expect(get('nav')).toBe(nav)
    expect(item(5)).toBe(items[1])
  })

  test('are made by components that run once', () => {
    const run = vi.fn()
    const Counted = (props: ParentProps) => {
      run()
      return <>{props.children}</>
    }
    show(() => (
      <Pagination.Root count={100}>
        <Counted>
          <Pagination.Context>
            {(pagination) => {
              run()
              return <p>{pagination().page}</p>
            }}
          </Pagination.Context>
          <Pagination.NextTrigger>
            <Counted>next</Counted>
          </Pagination.NextTrigger>
        </Counted>
      </Pagination.Root>
    ))
    const before = run.mock.calls.length
    get('button').click()
    get('button').click()
    expect(get('p').textContent).toBe('3')
    expect(run).toHaveBeenCalledTimes(before)
  })

  test('change from button to link only when the type does', () => {
    const [type, setType] = createSignal<'button' | 'link'>('button')
    const [dir, setDir] = createSignal<'ltr' | 'rtl'>('ltr')
    show(() => (
      <Pagination.Root count={100} type={type()} dir={dir()} getPageUrl={({ page }) => `#${page}`}>
        <Items />
      </Pagination.Root>
    ))
    const button = item(2)
    setDir('rtl')
    expect(item(2)).toBe(button)
    setType('link')
    expect(item(2).outerHTML).toMatch(/^<a .*href="#2".*>2<\/a>$/)
    setType('button')
    expect(item(2).outerHTML).toMatch(/^<button .*type="button".*>2<\/button>$/)
  })

  test('stay the same nodes while what is spread on a part changes', () => {
    const [props, setProps] = createSignal<Pagination.NextTriggerProps>({ title: 'one' })
    const [own, setOwn] = createSignal<Pagination.PrevTriggerProps>({
      title: 'one',
      asChild: (childProps) => <a {...childProps()}>previous</a>,
    })
    show(() => (
      <Pagination.Root count={100}>
        <Pagination.PrevTrigger {...own()} />
        <Pagination.NextTrigger {...props()} />
      </Pagination.Root>
    ))
    const [previous, trigger] = [get('[data-part=prev-trigger]'), next()]
    setProps({ title: 'two' })
    setOwn((before) => ({ ...before, title: 'two' }))
    expect([previous.title, trigger.title]).toEqual(['two', 'two'])
    expect([previous.isConnected, trigger.isConnected]).toEqual([true, true])
  })
})
