import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, Items, next, show, text } from './mount'

describe('props', () => {
  test('stay live, and attributes that vanish are gone', () => {
    const [count, setCount] = createSignal<number | undefined>(20)
    const [label, setLabel] = createSignal<string | undefined>('Pages')
    const [isDisabled, setDisabled] = createSignal(true)
    const [id, setId] = createSignal<string | undefined>('one')
    show(() => (
      <Pagination.Root count={count()} aria-label={label()}>
        <Items />
        <Pagination.NextTrigger disabled={isDisabled()} id={id()} data-scope="mine" data-part="mine">
          next
        </Pagination.NextTrigger>
      </Pagination.Root>
    ))
    const trigger = next()
    expect(trigger.outerHTML).toContain('disabled=""')
    expect(get('nav').getAttribute('aria-label')).toBe('Pages')

    setDisabled(false)
    setId(undefined)
    setLabel(undefined)
    setCount(30)
    expect(trigger.getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope', 'type'])
    expect(get('nav').getAttribute('aria-label')).toBe('pagination')
    expect(text()).toBe('123next')

    setCount(undefined)
    expect(text()).toBe('next')
    expect((trigger as HTMLButtonElement).disabled).toBe(true)
  })

  test('are evaluated again only where what they read changes', () => {
    const evaluate = vi.fn()
    const title = (part: string) => {
      evaluate(part)
      return part
    }
    const [word, setWord] = createSignal('next')
    show(() => (
      <Pagination.Root count={100} defaultPage={2} title={title('root')}>
        <Pagination.PrevTrigger title={title('previous')} />
        <Pagination.Item type="page" value={2} title={title('item')} />
        <Pagination.NextTrigger title={title(word())} />
      </Pagination.Root>
    ))
    evaluate.mockClear()
    next().click()
    expect(evaluate).not.toHaveBeenCalled()
    setWord('onwards')
    expect(evaluate.mock.calls).toEqual([['onwards']])
    expect(next().title).toBe('onwards')
  })

  test('class, classList and style are Solid’s', () => {
    const [isOpen, setOpen] = createSignal(true)
    show(() => (
      <Pagination.Root count={100} class="pages" classList={{ open: isOpen() }} style={{ color: 'red' }}>
        <Pagination.NextTrigger class="next" style={{ color: 'blue' }} />
      </Pagination.Root>
    ))
    expect(get('nav').className).toBe('pages open')
    expect(get('nav').style.color).toBe('red')
    setOpen(false)
    get('button').click()
    expect(get('nav').className).toBe('pages')
    expect(get('button').className).toBe('next')
    expect(get('button').style.color).toBe('blue')
  })

  test('of another element can be spread from the getters, and stay live', () => {
    const pages: number[] = []
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 30 })
      return (
        <nav {...pagination().getRootProps()}>
          <button {...pagination().getPrevTriggerProps()}>previous</button>
          <button {...pagination().getNextTriggerProps()} onClick={() => pages.push(pagination().page)}>
            next
          </button>
        </nav>
      )
    })
    const [previous, next] = get('nav').querySelectorAll('button')
    next?.click()
    expect(pages).toEqual([2])
    next?.click()
    expect(pagination().page).toBe(3)
    expect(next?.outerHTML).toContain('data-disabled=""')
    expect(next?.disabled).toBe(true)
    expect(previous?.getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope', 'type'])
    previous?.click()
    expect(pagination().page).toBe(2)
  })
})
