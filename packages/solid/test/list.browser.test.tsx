import { normalizeMarkup } from '@dogear/contract'
import { Pagination } from '@dogear/solid'
import { createSignal, onCleanup } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, item, mount, next } from './mount'

const rows = () => [...get('[data-part=list]').children]

describe('a List', () => {
  test('has the same markup without props, where it takes a shorter path, as with props', () => {
    const [options, setOptions] = createSignal<Pagination.RootProps>({})
    mount(() => (
      <Pagination.Root count={200} getPageUrl={({ page }) => `#${page}`} {...options()}>
        <Pagination.List />
        <Pagination.List itemProps={{}} ellipsisProps={{}} />
      </Pagination.Root>
    ))
    const changes: Pagination.RootProps[] = [
      { page: 10 },
      { page: 10, disabled: true },
      { page: 20, ids: { item: (page) => `page-${page}`, ellipsis: (index) => `gap-${index}` } },
      { page: 3, type: 'link', translations: { number: (number) => `#${number}` } },
      { page: 4, type: 'link', disabled: true },
      { page: 5, hasNextPage: true },
      { count: 0 },
      {},
    ]
    for (const change of changes) {
      setOptions(change)
      const [first, second] = get('nav').children as unknown as [Element, Element]
      const sorted = (list: Element) => normalizeMarkup(list.outerHTML)
      expect(sorted(first)).toBe(sorted(second))
    }
  })

  test('calls the ref of each default element once, with its attributes', () => {
    const seen: string[] = []
    const ref = (element: HTMLElement) => {
      const { index } = element.dataset
      seen.push(`${index} ${element.textContent}`)
      onCleanup(() => seen.push(`${index} is gone`))
    }
    mount(() => (
      <Pagination.Root count={200} defaultPage={10}>
        <Pagination.List itemProps={{ ref }} />
        <Pagination.NextTrigger />
      </Pagination.Root>
    ))
    expect(seen.splice(0)).toEqual(['1 1', '9 9', '10 10', '11 11', '20 20'])
    next().click()
    expect(seen.sort()).toEqual(['12 12', '9 is gone'])
  })

  test('evaluates itemProps only when they change', () => {
    const title = vi.fn((value: string) => value)
    const [word, setWord] = createSignal('one')
    const [isDisabled, setDisabled] = createSignal(false)
    mount(() => (
      <Pagination.Root count={50}>
        <Pagination.List itemProps={{ title: title(word()), disabled: isDisabled() }} />
        <Pagination.NextTrigger />
      </Pagination.Root>
    ))
    const first = item(1)
    next().click()
    expect(title).toHaveBeenCalledOnce()
    setWord('two')
    setDisabled(true)
    expect(item(1)).toBe(first)
    expect(first.outerHTML).toBe(
      '<button data-scope="pagination" data-part="item" aria-label="page 1" data-index="1" type="button" title="two" disabled="" aria-disabled="true" data-disabled="">1</button>',
    )
  })

  test('moves its rows into another child', () => {
    const [isOrdered, setOrdered] = createSignal(false)
    mount(() => (
      <Pagination.Root count={50}>
        <Pagination.List asChild={isOrdered() ? (props) => <ol {...props()} /> : (props) => <menu {...props()} />} />
        <Pagination.NextTrigger />
      </Pagination.Root>
    ))
    const before = rows()
    setOrdered(true)
    next().click()
    expect(rows()).toEqual(before)
    expect(get('ol > li:nth-child(2) > [aria-current]').textContent).toBe('2')
  })
})
