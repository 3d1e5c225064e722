import { normalizeMarkup } from '@dogear/contract'
import { type ListedEllipsis, Pagination } from '@dogear/solid'
import { createSignal, onCleanup } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, item, mount, next } from './mount'

const rows = () => [...get('[data-part=list]').children]

describe('a List', () => {
  test('keeps the elements of entries that stay', () => {
    mount(() => (
      <Pagination.Root count={200} defaultPage={10}>
        <Pagination.List />
        <Pagination.NextTrigger />
      </Pagination.Root>
    ))
    const before = rows()
    expect(before.map((row) => row.textContent)).toEqual(['1', '…', '9', '10', '11', '…', '20'])
    next().click()
    expect(rows().map((row) => row.textContent)).toEqual(['1', '…', '10', '11', '12', '…', '20'])
    expect(rows().map((row) => before.indexOf(row))).toEqual([0, 1, 3, 4, -1, 5, 6])
  })

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

  test('passes custom content an ellipsis whose index stays current', () => {
    const created: ListedEllipsis[] = []
    const [boundaryCount, setBoundaryCount] = createSignal(1)
    mount(() => (
      <Pagination.Root count={200} defaultPage={10} boundaryCount={boundaryCount()}>
        <Pagination.List
          ellipsis={(entry) => {
            created.push(entry)
            return <i>{entry.index}</i>
          }}
        />
      </Pagination.Root>
    ))
    expect(rows().map((row) => row.textContent)).toEqual(['1', '1', '9', '10', '11', '5', '20'])
    setBoundaryCount(2)
    expect(rows().map((row) => row.textContent)).toEqual(['1', '2', '2', '9', '10', '11', '6', '19', '20'])
    expect(created).toHaveLength(2)
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

  test('creates new controls when their tag changes', () => {
    const [type, setType] = createSignal<'button' | 'link'>('button')
    mount(() => (
      <Pagination.Root count={50} type={type()} getPageUrl={({ page }) => `#${page}`}>
        <Pagination.List itemProps={{ class: 'page' }} />
      </Pagination.Root>
    ))
    setType('link')
    expect(item(2).outerHTML).toBe(
      '<a data-scope="pagination" data-part="item" aria-label="page 2" data-index="2" href="#2" class="page">2</a>',
    )
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
      '<button data-scope="pagination" data-part="item" type="button" aria-label="page 1" data-index="1" title="two" disabled="" aria-disabled="true" data-disabled="">1</button>',
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

  test('hides an ellipsis from assistive technology until it becomes interactive', () => {
    const [tabindex, setTabindex] = createSignal<number>()
    mount(() => (
      <Pagination.Root count={200}>
        <Pagination.List ellipsisProps={{ tabindex: tabindex() }} />
      </Pagination.Root>
    ))
    const hidden = () => [...get('ul').querySelectorAll('[aria-hidden]')].map((element) => element.tagName)
    expect(hidden()).toEqual(['LI', 'DIV'])
    setTabindex(0)
    expect(hidden()).toEqual([])
  })
})
