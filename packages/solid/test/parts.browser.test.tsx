import { normalizeMarkup } from '@dogear/contract'
import { Pagination } from '@dogear/solid'
import { createSignal, onCleanup } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, item, mount, mountInRoot, next } from './mount'

describe('a List', () => {
  test('has the same markup without props, where it takes a shorter path, as with props', () => {
    const [options, setOptions] = createSignal<Pagination.RootProps>({})
    mount(() => (
      <Pagination.Root count={200} getPageUrl={({ page }) => `#${page}`} {...options()}>
        <Pagination.List />
        <Pagination.List itemProps={{}} ellipsisProps={{}} />
      </Pagination.Root>
    ))
    for (const change of [
      { page: 10 },
      { page: 10, disabled: true },
      { page: 20, ids: { item: (page) => `page-${page}`, ellipsis: (index) => `gap-${index}` } },
      { page: 3, type: 'link', translations: { number: (number) => `#${number}` } },
      { page: 4, type: 'link', disabled: true },
      { count: 0 },
      {},
    ] satisfies Pagination.RootProps[]) {
      setOptions(change)
      const [first, second] = Array.from(get('nav').children, ({ outerHTML }) => normalizeMarkup(outerHTML))
      expect(first).toBe(second)
    }
  })

  test('calls the ref of each default element once, with its attributes', () => {
    const seen: string[] = []
    const ref = (element: HTMLElement) => {
      const { index } = element.dataset
      seen.push(`${index} ${element.textContent}`)
      onCleanup(() => seen.push(`${index} is gone`))
    }
    mountInRoot({ count: 200, defaultPage: 10 }, () => [
      <Pagination.List itemProps={{ ref }} />,
      <Pagination.NextTrigger />,
    ])
    expect(seen.splice(0)).toEqual(['1 1', '9 9', '10 10', '11 11', '20 20'])
    next().click()
    expect(seen.sort()).toEqual(['12 12', '9 is gone'])
  })

  test('keeps its elements in another child, and evaluates itemProps only when they change', () => {
    const title = vi.fn((value: string) => value)
    const [isOrdered, setOrdered] = createSignal(false)
    const [word, setWord] = createSignal('one')
    const [isDisabled, setDisabled] = createSignal(false)
    mountInRoot({ count: 50 }, () => [
      <Pagination.List
        asChild={isOrdered() ? (props) => <ol {...props()} /> : (props) => <menu {...props()} />}
        itemProps={{ title: title(word()), disabled: isDisabled() }}
      />,
      <Pagination.NextTrigger />,
    ])
    const first = item(1)
    setOrdered(true)
    next().click()
    expect(title).toHaveBeenCalledOnce()
    expect(get('ol > li:nth-child(2) > [aria-current]').textContent).toBe('2')
    setWord('two')
    setDisabled(true)
    expect(get('ol > li > *')).toBe(first)
    expect(first.outerHTML).toBe(
      '<button data-scope="pagination" data-part="item" aria-label="page 1" data-index="1" type="button" title="two" disabled="" aria-disabled="true" data-disabled="">1</button>',
    )
  })
})

test('a PageSizeSelect still shows what the user has chosen when only its sizes change', () => {
  const [sizes, setSizes] = createSignal([5, 10])
  mountInRoot({}, () => <Pagination.PageSizeSelect sizes={sizes()} />)
  const select = get('select') as HTMLSelectElement
  select.value = '5'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  setSizes([1, 5])
  expect(select.value).toBe('5')
})
