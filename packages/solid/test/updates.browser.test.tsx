import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, on } from 'solid-js'
import { render } from 'solid-js/web'
import { describe, expect, test, vi } from 'vitest'
import { current, get, Items, item, mount, mountInRoot, next, text } from './mount'

describe('a change of page', () => {
  test('calls getPageUrl and itemLabel once for each link, and not for an `asChild` that renders nothing', () => {
    const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
    const itemLabel = vi.fn(({ page }: { page: number }) => `Page ${page}`)
    const [page, setPage] = createSignal(5)
    mount(() => (
      <Pagination.Root count={200} page={page()} type="link" getPageUrl={getPageUrl} translations={{ itemLabel }}>
        <Pagination.PrevTrigger title="previous" />
        <Items />
        <Pagination.NextTrigger class={`next-${page()}`} asChild={(props) => <a {...props({ lang: `${page()}` })} />} />
        <Pagination.LastTrigger asChild={() => null} />
      </Pagination.Root>
    ))
    const linked = () => getPageUrl.mock.calls.map(([{ page }]) => page).sort((a, b) => a - b)
    expect(linked()).toEqual([1, 4, 4, 5, 6, 6, 20])
    getPageUrl.mockClear()
    itemLabel.mockClear()
    setPage(6)
    expect(linked()).toEqual([1, 5, 5, 6, 7, 7, 20])
    expect(itemLabel).toHaveBeenCalledTimes(5)
  })

  test('evaluates no expression of the user, which a change of its values does once', () => {
    const evaluate = vi.fn((value: string) => value)
    const [count, setCount] = createSignal('100')
    const [word, setWord] = createSignal('one')
    mount(() => (
      <Pagination.Root
        count={Number(evaluate(count()))}
        title={evaluate('root')}
        asChild={(props) => <section {...props({ lang: evaluate('child') })} />}
      >
        <Pagination.PrevTrigger title={evaluate('part')}>{evaluate('‹')}</Pagination.PrevTrigger>
        <Pagination.Item type="page" value={1} title={evaluate(`item ${word()}`)} />
        <Items />
        <Pagination.NextTrigger
          title={evaluate('part')}
          asChild={(props) => <a {...props({ lang: evaluate(`child ${word()}`) })} />}
          children={evaluate('›')}
        />
      </Pagination.Root>
    ))
    expect(evaluate).toHaveBeenCalledTimes(9)
    evaluate.mockClear()
    next().click()
    next().click()
    expect(evaluate).not.toHaveBeenCalled()
    setWord('two')
    expect(evaluate.mock.calls.sort()).toEqual([['child two'], ['item two']])
    expect([item(1).title, next().lang]).toEqual(['item two', 'child two'])
    setCount('200')
    expect(evaluate.mock.calls.slice(2)).toEqual([['200']])
    expect(text()).toBe('‹12345…20›')
  })

  test('writes only changed attributes', () => {
    mountInRoot({ defaultPage: 5 }, () => [
      <Items />,
      <Pagination.NextTrigger class="next" asChild={(props) => <a {...props({ class: 'own' })}>next</a>} />,
    ])
    const observer = new MutationObserver(() => {})
    observer.observe(get('nav'), { subtree: true, attributes: true })
    item(5).click()
    next().click()
    const changes = observer.takeRecords().map(({ target, attributeName }) => `${target.textContent} ${attributeName}`)
    expect(changes.sort()).toEqual(['5 aria-current', '5 data-selected', '6 aria-current', '6 data-selected'])
    expect(get('[data-part=ellipsis]').getAttributeNames().sort()).toEqual(['aria-hidden', 'data-part', 'data-scope'])
  })
})

// On the way from page 5 to page 4, `<For>` takes the Item of page 4 out of the document.

test('focus isn’t lost on an Item in a shadow root, and the page doesn’t scroll', async () => {
  let host!: HTMLDivElement
  mount(() => <div ref={host} />)
  const shadow = host.attachShadow({ mode: 'open' })
  const app = () => (
    <Pagination.Root count={100} defaultPage={5}>
      <Items />
    </Pagination.Root>
  )
  const dispose = render(app, shadow)
  const used = shadow.querySelector<HTMLElement>('[data-index="4"]') as HTMLElement
  used.focus()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  used.click()
  expect(used.ariaCurrent).toBe('page')
  await expect.poll(() => shadow.activeElement).toBe(used)
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
  dispose()
})

test('focus stays on an element that an effect has focused', () => {
  const [page, setPage] = createSignal(5)
  let heading!: HTMLElement
  const Heading = () => {
    createEffect(on(page, () => heading.focus(), { defer: true }))
    return <b ref={heading} tabIndex={-1} />
  }
  mountInRoot({ defaultPage: 5, onPageChange: (details) => setPage(details.page) }, () => [<Heading />, <Items />])
  item(4).focus()
  item(4).click()
  expect(current()).toBe('4')
  expect(document.activeElement).toBe(heading)
})
