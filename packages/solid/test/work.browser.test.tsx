import { Pagination } from '@dogear/solid'
import { createSignal, type ParentProps } from 'solid-js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { get, Items, item, mount, next } from './mount'

describe('a change of page', () => {
  const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
  const itemLabel = vi.fn(({ page }: { page: number }) => `Page ${page}`)

  beforeEach(() => {
    getPageUrl.mockClear()
    itemLabel.mockClear()
  })

  test('calls getPageUrl and itemLabel once for each link', () => {
    const [page, setPage] = createSignal(5)
    mount(() => (
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

  test('calls no getPageUrl for a part whose `asChild` renders nothing', () => {
    const [page, setPage] = createSignal(5)
    mount(() => (
      <Pagination.Root count={200} page={page()} type="link" getPageUrl={getPageUrl}>
        <Pagination.NextTrigger asChild={() => null} />
      </Pagination.Root>
    ))
    setPage(6)
    expect(getPageUrl).not.toHaveBeenCalled()
  })

  test('doesn’t evaluate the user’s expressions in parts and children', () => {
    const evaluate = vi.fn((value: string) => value)
    const [word, setWord] = createSignal('one')
    mount(() => (
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

  test('writes only changed attributes', async () => {
    mount(() => (
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

describe('components', () => {
  test('run once', () => {
    const run = vi.fn()
    const Counted = (props: ParentProps) => {
      run()
      return <>{props.children}</>
    }
    mount(() => (
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
})
