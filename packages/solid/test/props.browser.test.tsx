import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, mount, next } from './mount'

describe('props', () => {
  test('are only evaluated again when a value they read changes', () => {
    const evaluate = vi.fn()
    const title = (part: string) => {
      evaluate(part)
      return part
    }
    const [word, setWord] = createSignal('next')
    mount(() => (
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

  test('class, classList and style work as on Solid’s elements', () => {
    const [isOpen, setOpen] = createSignal(true)
    mount(() => (
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

  test('from the prop getters can be spread on any element, which follows them', () => {
    const pages: number[] = []
    let pagination!: UsePaginationReturn
    mount(() => {
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
