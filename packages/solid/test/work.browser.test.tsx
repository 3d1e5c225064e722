import { Pagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { get, Items, item, next, show } from './mount'

describe('a change of page', () => {
  const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
  const itemLabel = vi.fn(({ page }: { page: number }) => `Page ${page}`)

  beforeEach(() => {
    getPageUrl.mockClear()
    itemLabel.mockClear()
  })

  test('asks for the URL and the label of each link once', () => {
    const [page, setPage] = createSignal(5)
    show(() => (
      <Pagination.Root count={200} page={page()} type="link" getPageUrl={getPageUrl} translations={{ itemLabel }}>
        <Pagination.PrevTrigger title="previous" />
        <Items />
        <Pagination.NextTrigger class={`next-${page()}`} asChild={(props) => <a {...props({ lang: `${page()}` })} />} />
      </Pagination.Root>
    ))
    expect(getPageUrl.mock.calls.map(([{ page }]) => page).sort((a, b) => a - b)).toEqual([1, 4, 4, 5, 6, 6, 20])
    getPageUrl.mockClear()
    itemLabel.mockClear()
    setPage(6)
    expect(getPageUrl.mock.calls.map(([{ page }]) => page).sort((a, b) => a - b)).toEqual([1, 5, 5, 6, 7, 7, 20])
    expect(itemLabel).toHaveBeenCalledTimes(5)
  })

  test('leaves the user’s expressions in parts and children alone', () => {
    const evaluate = vi.fn((value: string) => value)
    const [word, setWord] = createSignal('one')
    show(() => (
      <Pagination.Root count={100} title={evaluate('root')} asChild={(props) => <section {...props()} />}>
        <Pagination.NextTrigger
          title={evaluate('part')}
          asChild={(props) => <a {...props({ lang: evaluate(word()) })}>next</a>}
        />
      </Pagination.Root>
    ))
    evaluate.mockClear()
    next().click()
    next().click()
    expect(evaluate).not.toHaveBeenCalled()
    setWord('two')
    expect(evaluate.mock.calls).toEqual([['two']])
  })

  test('writes only what has changed', async () => {
    show(() => (
      <Pagination.Root count={100} defaultPage={5}>
        <Items />
        <Pagination.NextTrigger class="next" asChild={(props) => <a {...props({ class: 'own' })}>next</a>} />
      </Pagination.Root>
    ))
    const seen: string[] = []
    const observer = new MutationObserver((changes) =>
      seen.push(...changes.map(({ target, attributeName }) => `${target.textContent} ${attributeName}`)),
    )
    observer.observe(get('nav'), { subtree: true, attributes: true })
    item(5).click()
    next().click()
    await new Promise((resolve) => setTimeout(resolve))
    observer.disconnect()
    expect(seen.sort()).toEqual(['5 aria-current', '5 data-selected', '6 aria-current', '6 data-selected'].sort())
  })
})

describe('the warning of a missing getPageUrl', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => warn.mockClear())

  test('is for parts that render their own element only', () => {
    show(() => (
      <Pagination.Root count={100} type="link">
        <Pagination.PrevTrigger asChild={(props) => <a {...props()} href="#previous" />} />
        <Pagination.NextTrigger asChild={(props) => <a {...props({ href: '#next' })} />} />
      </Pagination.Root>
    ))
    expect(get('a').localName).toBe('a')
    expect(warn).not.toHaveBeenCalled()
  })
})
