import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/solid'
import {
  batch,
  createEffect,
  createSignal,
  For,
  type JSX,
  on,
  type ParentProps,
  startTransition,
  untrack,
} from 'solid-js'
import { createStore } from 'solid-js/store'
import { render } from 'solid-js/web'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

let container: HTMLElement
let dispose = () => {}

function show(app: () => JSX.Element) {
  container = document.body.appendChild(document.createElement('div'))
  dispose = render(app, container)
}

afterEach(() => {
  dispose()
  container.remove()
})

const get = (selector: string) => container.querySelector(selector) as HTMLElement
const item = (page: number) => get(`[data-index="${page}"]`)
const current = () => get('[aria-current]').textContent
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const Items = () => (
  <Pagination.Context>
    {(pagination) => (
      <For each={pagination().pages}>
        {(entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
          ) : (
            <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
          )
        }
      </For>
    )}
  </Pagination.Context>
)

describe('elements', () => {
  test('stay the same nodes in <For> while their page is in the list', () => {
    show(() => (
      <Pagination.Root count={100}>
        <Items />
        <Pagination.NextTrigger>next</Pagination.NextTrigger>
      </Pagination.Root>
    ))
    const [nav, next, ...items] = [get('nav'), get('[data-part=next-trigger]'), item(4), item(5), item(10)]
    item(5).click()
    expect(container.textContent).toBe('1…456…10next')
    expect([get('nav'), get('[data-part=next-trigger]'), item(4), item(5), item(10)]).toEqual([nav, next, ...items])
    expect(get('nav')).toBe(nav)
    expect(item(5)).toBe(items[1])
  })

  test('keep the focus from every page to every page, also where <For> takes them out for a moment', () => {
    const lost: string[] = []
    for (const siblingCount of [0, 1, 2]) {
      for (let from = 1; from <= 12; from++) {
        for (let to = 1; to <= 12; to++) {
          show(() => (
            <Pagination.Root count={120} defaultPage={from} siblingCount={siblingCount}>
              <Items />
            </Pagination.Root>
          ))
          const used = item(to)
          used?.focus()
          used?.click()
          if (used && document.activeElement !== used) lost.push(`${siblingCount}: ${from} to ${to}`)
          dispose()
          container.remove()
        }
      }
    }
    expect(lost).toEqual([])
  })

  test('do not take the focus back from where an effect puts it', () => {
    const [page, setPage] = createSignal(5)
    let heading!: HTMLHeadingElement
    show(() => {
      createEffect(on(page, () => heading.focus(), { defer: true }))
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Page {page()}
          </h1>
          <Pagination.Root count={100} page={page()} onPageChange={(details) => setPage(details.page)}>
            <Items />
          </Pagination.Root>
        </>
      )
    })
    item(4).focus()
    item(4).click()
    expect(current()).toBe('4')
    expect(document.activeElement).toBe(heading)
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

  test('reach the refs, with asChild too', () => {
    let own!: HTMLElement
    let root!: HTMLElement
    let given!: HTMLElement
    let child!: HTMLAnchorElement
    show(() => (
      <Pagination.Root count={100} ref={root}>
        <Pagination.Item type="page" value={1} ref={own} />
        <Pagination.NextTrigger
          ref={(element) => {
            given = element
          }}
          asChild={(props) => <a {...props()} ref={child} href="#next" />}
        >
          next
        </Pagination.NextTrigger>
      </Pagination.Root>
    ))
    expect(root).toBe(get('nav'))
    expect(own).toBe(item(1))
    expect(child).toBe(get('a'))
    expect(given).toBe(child)
    expect(child.textContent).toBe('next')
  })
})

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
    const next = get('[data-part=next-trigger]')
    expect(next.outerHTML).toContain('disabled=""')
    expect(get('nav').getAttribute('aria-label')).toBe('Pages')

    setDisabled(false)
    setId(undefined)
    setLabel(undefined)
    setCount(30)
    expect(next.getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope', 'type'])
    expect(get('nav').getAttribute('aria-label')).toBe('pagination')
    expect(container.textContent).toBe('123next')

    setCount(undefined)
    expect(container.textContent).toBe('next')
    expect((next as HTMLButtonElement).disabled).toBe(true)
  })

  test('stay live where the value is another pagination', () => {
    const [isFirst, setFirst] = createSignal(true)
    show(() => {
      const first = usePagination({ count: 20 })
      const second = usePagination({ count: 50, defaultPage: 5 })
      return (
        <Pagination.RootProvider value={isFirst() ? first : second}>
          <Items />
        </Pagination.RootProvider>
      )
    })
    expect(container.textContent).toBe('12')
    setFirst(false)
    expect(container.textContent).toBe('12345')
    expect(current()).toBe('5')
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
    get('[data-part=next-trigger]').click()
    expect(evaluate).not.toHaveBeenCalled()
    setWord('onwards')
    expect(evaluate.mock.calls).toEqual([['onwards']])
    expect(get('[data-part=next-trigger]').title).toBe('onwards')
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
    const [previous, next] = container.querySelectorAll('button')
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

describe('options', () => {
  const [count, setCount] = createSignal(0)
  const [store, setStore] = createStore({ count: 0 })
  const live = {
    'an accessor': () => usePagination(() => ({ count: count() })),
    'an object with getters': () =>
      usePagination({
        get count() {
          return count()
        },
      }),
    'a store': () => usePagination(store),
  }

  test.for(Object.entries(live))('stay live as %s', ([, use]) => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = use()
      return null
    })
    for (const next of [100, 30]) {
      setCount(next)
      setStore({ count: next })
      expect(pagination().totalPages).toBe(next / 10)
    }
  })

  test('can be the props of a component, whose children are left alone', () => {
    const run = vi.fn()
    const Child = () => {
      run()
      return <i />
    }
    const Wrapper = (props: ParentProps<{ count: number }>) => {
      const pagination = usePagination(props)
      return <Pagination.RootProvider value={pagination}>{props.children}</Pagination.RootProvider>
    }
    show(() => (
      <Wrapper count={20}>
        <Child />
        <Items />
      </Wrapper>
    ))
    item(2).click()
    expect(current()).toBe('2')
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('are evaluated once for each change', () => {
    const evaluate = vi.fn()
    const total = () => {
      evaluate()
      return count()
    }
    setCount(100)
    show(() => (
      <Pagination.Root count={total()}>
        <Items />
      </Pagination.Root>
    ))
    evaluate.mockClear()
    setCount(200)
    expect(evaluate).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe('12345…20')
  })
})

describe('the caller’s click handler', () => {
  const given = {
    onClick: (handler) => ({ onClick: handler }),
    'onClick with data': (handler) => ({ onClick: [(_data: string, event: MouseEvent) => handler(event), 'data'] }),
    'on:click': (handler) => ({ 'on:click': handler }),
  } satisfies Record<string, (handler: (event: MouseEvent) => void) => Partial<Pagination.NextTriggerProps>>

  test.for(Object.entries(given))('as %s runs once, first, and may veto', async ([, props]) => {
    const seen: unknown[] = []
    const [isVetoed, setVetoed] = createSignal(false)
    const handler = (event: MouseEvent) => {
      seen.push(['clicked', (event.currentTarget as HTMLElement).localName])
      if (isVetoed()) event.preventDefault()
    }
    show(() => (
      <Pagination.Root count={100} onPageChange={({ page }) => seen.push(page)}>
        <Pagination.NextTrigger {...props(handler)}>next</Pagination.NextTrigger>
      </Pagination.Root>
    ))
    await userEvent.click(get('button'))
    expect(seen.splice(0)).toEqual([['clicked', 'button'], 2])
    setVetoed(true)
    await userEvent.click(get('button'))
    expect(seen).toEqual([['clicked', 'button']])
  })

  test('gets the data it came with', () => {
    const handler = vi.fn()
    show(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger onClick={[handler, { id: 7 }]} />
      </Pagination.Root>
    ))
    get('button').click()
    expect(handler).toHaveBeenCalledExactlyOnceWith({ id: 7 }, expect.any(MouseEvent))
  })

  test('may change while the element stays', () => {
    const first = vi.fn()
    const second = vi.fn()
    const [handler, setHandler] = createSignal(first)
    show(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger onClick={(event) => handler()(event)} />
        <Pagination.PrevTrigger on:click={handler()} />
      </Pagination.Root>
    ))
    get('[data-part=next-trigger]').click()
    setHandler(() => second)
    get('[data-part=next-trigger]').click()
    get('[data-part=prev-trigger]').click()
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(2)
  })

  test('of the Root is left to Solid, after those of the parts', () => {
    const seen: string[] = []
    show(() => (
      <Pagination.Root count={100} onClick={() => seen.push('root')}>
        <Pagination.NextTrigger onClick={() => seen.push('trigger')} />
      </Pagination.Root>
    ))
    get('button').click()
    expect(seen).toEqual(['trigger', 'root'])
  })
})

describe('link mode', () => {
  const Links = (props: { onPageChange(): void }) => (
    <Pagination.Root
      count={100}
      type="link"
      getPageUrl={({ page }) => `?page=${page}`}
      onPageChange={props.onPageChange}
    >
      <Items />
    </Pagination.Root>
  )

  const listenOnDocument = (order: 'before' | 'after') => {
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('click', prevent, order === 'before')
    return () => document.removeEventListener('click', prevent, order === 'before')
  }

  test.for(['before', 'after'] as const)(
    'a router that prevents %s the handlers of Solid is followed',
    async (order) => {
      const stop = listenOnDocument(order)
      const change = vi.fn()
      show(() => <Links onPageChange={change} />)
      await userEvent.click(item(3))
      await nextTask()
      expect(current()).toBe('3')
      expect(change).toHaveBeenCalledTimes(1)
      stop()
    },
  )

  test('nothing is called once the pagination is disposed of', async () => {
    const stop = listenOnDocument('after')
    const change = vi.fn()
    show(() => <Links onPageChange={change} />)
    item(3).click()
    dispose()
    await nextTask()
    expect(change).not.toHaveBeenCalled()
    stop()
  })
})

describe('requests', () => {
  test('in one batch add up', () => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 100 })
      return null
    })
    batch(() => {
      pagination().goToNextPage()
      pagination().goToNextPage()
      expect(pagination().page).toBe(3)
    })
    expect(pagination().page).toBe(3)
  })

  test('are one update, where the caller keeps page and page size', () => {
    const [page, setPage] = createSignal(5)
    const [pageSize, setPageSize] = createSignal(10)
    const seen: number[][] = []
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination(() => ({
        count: 100,
        page: page(),
        pageSize: pageSize(),
        onPageChange: (details) => setPage(details.page),
        onPageSizeChange: (details) => setPageSize(details.pageSize),
      }))
      createEffect(() => seen.push([page(), pageSize()]))
      return null
    })
    pagination().setPageSize(20)
    expect(seen).toEqual([
      [5, 10],
      [3, 20],
    ])
  })

  test('track nothing in an effect that makes them', () => {
    const [query, setQuery] = createSignal('')
    const [answer, setAnswer] = createSignal(0)
    const effect = vi.fn()
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 100, defaultPage: 4, onPageChange: () => answer() })
      const { setPage } = untrack(pagination)
      createEffect(() => {
        effect(query())
        setPage(1)
      })
      return null
    })
    expect(pagination().page).toBe(1)
    pagination().setPage(7)
    setAnswer(1)
    expect(effect).toHaveBeenCalledTimes(1)
    setQuery('a')
    expect(effect).toHaveBeenCalledTimes(2)
    expect(pagination().page).toBe(1)
  })

  test('are kept and shown where a callback throws', () => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({
        count: 100,
        onPageChange: () => {
          throw new Error('from the callback')
        },
      })
      return (
        <Pagination.RootProvider value={pagination}>
          <Items />
        </Pagination.RootProvider>
      )
    })
    expect(() => pagination().setPage(2)).toThrow('from the callback')
    expect(current()).toBe('2')
    expect(() => pagination().setPage(3)).toThrow('from the callback')
    expect(current()).toBe('3')
  })

  test('can be a transition', async () => {
    show(() => (
      <Pagination.Root count={100}>
        <Pagination.Context>
          {(pagination) => (
            <button type="button" onClick={() => startTransition(() => pagination().setPage(4))}>
              go
            </button>
          )}
        </Pagination.Context>
        <Items />
      </Pagination.Root>
    ))
    get('button').click()
    await expect.poll(current).toBe('4')
    item(5).click()
    expect(current()).toBe('5')
  })

  test('keep their identity for the life of the instance', () => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 100 })
      return null
    })
    const { setPage, goToNextPage, slice } = pagination()
    goToNextPage()
    expect(pagination().setPage).toBe(setPage)
    expect(pagination().goToNextPage).toBe(goToNextPage)
    expect(pagination().slice).not.toBe(slice)
  })
})

test('the callback called is the latest one given', () => {
  const latest = vi.fn()
  const [onPageChange, setOnPageChange] = createSignal<() => void>(vi.fn())
  show(() => (
    <Pagination.Root count={100} onPageChange={onPageChange()}>
      <Pagination.NextTrigger />
    </Pagination.Root>
  ))
  setOnPageChange(() => latest)
  get('button').click()
  expect(latest).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10 })
})

test('usePaginationContext says what is missing where there is no Root', () => {
  const Orphan = () => <p>{usePaginationContext()().page}</p>
  expect(() => show(() => <Orphan />)).toThrow(/<Pagination.Root>/)
})
