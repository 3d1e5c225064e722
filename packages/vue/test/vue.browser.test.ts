import { inOneSpelling } from '@dogear/contract/golden'
import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/vue'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type Component,
  createApp,
  Fragment,
  h,
  KeepAlive,
  nextTick,
  type Plugin,
  reactive,
  ref,
  shallowRef,
  vShow,
  withDirectives,
} from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import AsChild from './fixtures/as-child.vue'
import Models from './fixtures/models.vue'
import PageList from './fixtures/page-list.vue'
import Refs from './fixtures/refs.vue'
import Routed from './fixtures/routed.vue'

const said: string[] = []

beforeEach(() => {
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => said.push(words.join(' ')))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said.splice(0)).toEqual([])
})

describe('v-model', () => {
  test('v-model:page and v-model:page-size go both ways', async () => {
    const container = mount(Models)
    const input = find(container, 'input') as HTMLInputElement
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')

    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(input.value).toBe('4')
    await userEvent.fill(input, '7')
    expect(list(container)).toBe('1 … 6 [7] 8 9 10')

    await userEvent.click(find(container, '#larger'))
    expect((find(container, 'select') as HTMLSelectElement).value).toBe('20')
    expect(list(container)).toBe('1 2 3 [4] 5')
    await userEvent.selectOptions(find(container, 'select'), '10')
    expect(list(container)).toBe('1 2 3 [4] 5 … 10')
  })

  test('a page from which v-model starts may be undefined', async () => {
    const page = ref<number>()
    const container = mount(() =>
      h(
        Pagination.Root,
        { count: 50, page: page.value, 'onUpdate:page': (next: number) => (page.value = next) },
        pageList,
      ),
    )
    expect(list(container)).toBe('[1] 2 3 4 5')
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(page.value).toBe(2)
    expect(list(container)).toBe('1 [2] 3 4 5')
  })

  test('a page given without a listener does not move', async () => {
    const onPageChange = vi.fn()
    const container = mount(() => h(Pagination.Root, { count: 50, page: 2, onPageChange }, pageList))
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(list(container)).toBe('1 [2] 3 4 5')
    expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 10 }], [{ page: 3, pageSize: 10 }]])
  })

  test('emits update:page-size, page-size-change, update:page and page-change, in this order', async () => {
    const emitted: unknown[] = []
    const tell = (name: string) => (value: unknown) => emitted.push([name, value])
    let pagination: UsePaginationReturn | undefined
    const container = mount(() =>
      h(
        Pagination.Root,
        {
          count: 100,
          defaultPage: 5,
          onPageChange: tell('page-change'),
          onPageSizeChange: tell('page-size-change'),
          'onUpdate:page': tell('update:page'),
          'onUpdate:pageSize': tell('update:page-size'),
        },
        () => h(use((context) => (pagination = context))),
      ),
    )
    pagination?.value.setPageSize(20)
    expect(emitted).toEqual([
      ['update:page-size', 20],
      ['page-size-change', { page: 3, pageSize: 20 }],
      ['update:page', 3],
      ['page-change', { page: 3, pageSize: 20 }],
    ])
    // An element inside may have events of the same names, which are not the pagination's.
    find(container, 'nav').dispatchEvent(new CustomEvent('page-change'))
    expect(emitted).toHaveLength(4)
  })
})

describe('options', () => {
  const kinds = {
    'a reactive object': () => {
      const options = reactive<{ count: number; translations?: { rootLabel: string } }>({ count: 20 })
      return { options, change: (next: object) => Object.assign(options, next) }
    },
    'a ref': () => {
      const options = shallowRef({ count: 20 })
      return { options, change: (next: object) => (options.value = { ...options.value, ...next }) }
    },
    'a getter': () => {
      const count = ref(20)
      const translations = ref({})
      const change = (next: { count?: number; translations?: object }) => {
        count.value = next.count ?? count.value
        translations.value = next.translations ?? {}
      }
      return { options: () => ({ count: count.value, translations: translations.value }), change }
    },
  }

  test.for(Object.entries(kinds))('usePagination takes %s, which stays live', async ([, create]) => {
    const { options, change } = create()
    const container = mount({
      setup() {
        const pagination = usePagination(options)
        return () => h(Pagination.RootProvider, { value: pagination }, pageList)
      },
    })
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(list(container)).toBe('1 [2]')
    change({ count: 50 })
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
    change({ translations: { rootLabel: 'results' } })
    await nextTick()
    expect(find(container, 'nav').ariaLabel).toBe('results')
  })

  test('a member of a reactive option may change', async () => {
    const options = reactive({ count: 20, translations: { rootLabel: 'results' } })
    const container = mount({
      setup() {
        const pagination = usePagination(options)
        return () => h(Pagination.RootProvider, { value: pagination }, pageList)
      },
    })
    options.translations.rootLabel = 'people'
    await nextTick()
    expect(find(container, 'nav').ariaLabel).toBe('people')
  })

  test('a RootProvider takes the ref, or the object in it, and another one', async () => {
    const isObject = ref(false)
    const isSecond = ref(false)
    const container = mount({
      setup() {
        const first = usePagination({ count: 20 })
        const second = usePagination({ count: 30 })
        const value = () => (isSecond.value ? second : first)
        return () => h(Pagination.RootProvider, { value: isObject.value ? value().value : value() }, pageList)
      },
    })
    for (const changed of [isObject, isSecond]) {
      await userEvent.click(find(container, '[data-part=next-trigger]'))
      expect(list(container)).toBe('1 [2]')
      await userEvent.click(find(container, '[data-part=prev-trigger]'))
      expect(list(container)).toBe('[1] 2')
      changed.value = true
      await nextTick()
    }
    expect(list(container)).toBe('[1] 2 3')
  })

  test('null is not given', () => {
    const nothing = null as unknown as undefined
    const container = mount(() =>
      h(Pagination.Root, { count: 100, page: nothing, siblingCount: nothing, ids: nothing, dir: nothing }, pageList),
    )
    expect(list(container)).toBe('[1] 2 3 4 5 … 10')
    expect(find(container, 'nav').hasAttribute('dir')).toBe(false)
  })

  test('a bad option is told of once, in the words of every framework', () => {
    mount(() => h(Pagination.Root, { count: 100, pageSize: '20' as unknown as number }, pageList))
    expect(said.splice(0)).toEqual([expect.stringMatching(/^\[dogear\] pageSize is "20"/)])
  })
})

describe('attributes', () => {
  test("the caller's click handlers run first, one or several, and can veto", async () => {
    const order: string[] = []
    const note = (name: string) => () => order.push(`${name} on ${list(container)}`)
    const handlers = shallowRef<unknown>(note('one'))
    const container = mount(() =>
      h(Pagination.Root, { count: 20, onPageChange: () => order.push('page-change') }, () => [
        pageList(),
        h(Pagination.NextTrigger, { id: 'mine', onClick: handlers.value as () => void }, () => 'Next'),
      ]),
    )
    handlers.value = [note('one'), undefined, note('two'), (event: Event) => event.preventDefault()]
    await nextTick()
    await userEvent.click(find(container, '#mine'))
    expect(order.splice(0)).toEqual(['one on [1] 2', 'two on [1] 2'])
    handlers.value = [note('one'), note('two')]
    await nextTick()
    await userEvent.click(find(container, '#mine'))
    expect(order).toEqual(['one on [1] 2', 'two on [1] 2', 'page-change'])
  })

  test("the caller's attributes win but for the part's name, and what is undefined is not given", () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 20, 'aria-label': 'results', 'data-part': 'mine', class: ['a', { b: true }] }, () =>
        h(Pagination.NextTrigger, { 'aria-label': undefined, type: 'submit' }),
      ),
    )
    expect(container.innerHTML).toBe(
      '<nav data-scope="pagination" data-part="root" aria-label="results" class="a b">' +
        '<button data-scope="pagination" data-part="next-trigger" aria-label="next page" type="submit"></button></nav>',
    )
  })

  test('disabled needs no value, as on an element', () => {
    const disabled = '' as unknown as boolean
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => [
        h(Pagination.NextTrigger, { disabled }),
        h(Pagination.Item, { type: 'page', value: 2, disabled }),
      ]),
    )
    expect(container.querySelectorAll(':disabled')).toHaveLength(2)
  })

  test('what is given to a part is given to its element once', async () => {
    const onClick = vi.fn()
    const container = mount({
      setup() {
        const pagination = usePagination({ count: 20 })
        return () =>
          h(Pagination.RootProvider, { value: pagination, class: 'provider', onClick }, () => [
            h(Pagination.Root, { count: 20, class: 'root', onClick }, () => [
              h(Pagination.Item, { type: 'page', value: 2, class: 'item', onClick }),
              h(Pagination.Ellipsis, { index: 1, class: 'ellipsis', onClick }, () => '…'),
            ]),
          ])
      },
    })
    expect([...container.querySelectorAll('[class]')].map(({ className }) => className)).toEqual([
      'provider',
      'root',
      'item',
      'ellipsis',
    ])
    await userEvent.click(find(container, '.ellipsis'))
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('a directive reaches the element', async () => {
    const isShown = ref(true)
    const container = mount(() =>
      h(Pagination.Root, { count: 20 }, () => withDirectives(h(Pagination.NextTrigger), [[vShow, isShown.value]])),
    )
    isShown.value = false
    await nextTick()
    expect(find(container, 'button').style.display).toBe('none')
  })

  test('the $el of a template ref on a part is its element', async () => {
    const refs = shallowRef<{ parts(): Element[]; child: Element | null }>()
    const container = mount(() => h(Refs, { ref: refs }))
    const elements = [...container.querySelectorAll('[data-part]')]
    expect(elements).toHaveLength(5)
    expect(new Set(refs.value?.parts())).toEqual(new Set(elements))
    expect(refs.value?.child).toBe(find(container, '[data-part=next-trigger]'))
  })
})

describe('rendering', () => {
  test('is done by the parts that show the change of page, and by no other', async () => {
    const render = vi.fn()
    const part = (name: string) => () => {
      render(name)
      return name
    }
    const container = mount(() =>
      h(Pagination.Root, { count: 100, defaultPage: 3 }, () => [
        h(Pagination.PrevTrigger, null, part('previous')),
        h(Pagination.Context, null, { default: ({ page }: { page: number }) => `${page}` }),
        h(Pagination.NextTrigger, null, part('next')),
        h(Pagination.LastTrigger, null, part('last')),
      ]),
    )
    render.mockClear()
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    expect(container.textContent).toBe('previous4nextlast')
    expect(render).not.toHaveBeenCalled()
    await userEvent.click(find(container, '[data-part=last-trigger]'))
    expect(container.textContent).toBe('previous10nextlast')
    expect(render.mock.calls).toEqual([['next'], ['last']])
  })

  test('is not needed for a click to lead on from the latest page', async () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 100, type: 'link' }, () => [
        h(Pagination.NextTrigger, { asChild: true }, () => h('button', 'next')),
        h(Pagination.Context, null, { default: ({ page }: { page: number }) => `${page}` }),
      ]),
    )
    for (const page of [2, 3]) {
      await userEvent.click(find(container, 'button'))
      expect(container.textContent).toBe(`next${page}`)
    }
  })
})

describe('as-child', () => {
  test('renders the one element of the slot, wherever it stands there', async () => {
    const isBold = ref(false)
    const container = mount(() => h(AsChild, { isBold: isBold.value }))
    const markup = (tag: string) =>
      inOneSpelling(
        '<section data-scope="pagination" data-part="root" aria-label="pagination" class="pages">' +
          '<em data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" type="button" disabled="">Previous</em>' +
          `<${tag} data-scope="pagination" data-part="item" aria-label="page 1" data-index="1" aria-current="page" data-selected="" type="button">1</${tag}>` +
          '<a href="#2" data-scope="pagination" data-part="item" aria-label="last page, page 2" data-index="2" type="button" class="item own" style="color: red; margin: 0px;">2</a>' +
          '</section>',
      )
    expect(inOneSpelling(container.innerHTML)).toBe(markup('i'))
    isBold.value = true
    await nextTick()
    expect(inOneSpelling(container.innerHTML)).toBe(markup('b'))
    await userEvent.click(find(container, 'a'))
    await userEvent.click(find(container, 'b'))
    expect(find(container, '[aria-current]').textContent).toBe('1')
  })

  test("handlers run one after the other, the caller's first", async () => {
    const order: string[] = []
    const container = mount(() =>
      h(Pagination.Root, { count: 20, onPageChange: () => order.push('page-change') }, () =>
        h(Pagination.NextTrigger, { asChild: true, onClick: () => order.push('part') }, () =>
          h('button', { onClick: [() => order.push('child'), () => order.push('child again')] }),
        ),
      ),
    )
    await userEvent.click(find(container, 'button'))
    expect(order.sort()).toEqual(['child', 'child again', 'page-change', 'part'])
    expect(order.at(-2)).toBe('page-change')
  })

  test('white space beside the element does not count', () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true }, () => ['\n', h('section', { id: 'pages' }), ' ']),
    )
    expect(find(container, '#pages').dataset.part).toBe('root')
  })

  const slots: Record<string, () => unknown> = {
    nothing: () => [],
    'only text': () => 'Next',
    'text beside an element': () => ['Next ', h('b')],
    'two elements': () => h(Fragment, [h('a'), null, h('b')]),
  }

  test.for(Object.entries(slots))('says what is wrong with %s in the slot', ([, slot]) => {
    const app = createApp(() =>
      h(Pagination.Root, { count: 20 }, () => h(Pagination.NextTrigger, { asChild: true }, slot as () => string)),
    )
    app.config.warnHandler = () => {}
    expect(() => app.mount(document.createElement('div'))).toThrow(
      /^as-child found no single element.* Wrap what is there in one/,
    )
  })

  test('a RouterLink takes the click, and only the current page is marked as such', async () => {
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: Routed }] })
    const container = mount(RouterView, router)
    const current = () => [...container.querySelectorAll('[aria-current]')].map((link) => link.textContent)
    await expect.poll(current).toEqual(['1'])
    expect(find(container, '[data-index="4"]').getAttribute('href')).toBe('/?page=4')

    await userEvent.click(find(container, '[data-index="4"]'))
    await expect.poll(current).toEqual(['4'])
    expect(router.currentRoute.value.fullPath).toBe('/?page=4')

    await userEvent.click(find(container, '[data-part=prev-trigger]'))
    await expect.poll(current).toEqual(['3'])
  })
})

describe('context', () => {
  test('the slot props of Context are the pagination itself', () => {
    let slotProps: unknown
    let context: UsePaginationReturn | undefined
    mount(() =>
      h(Pagination.Root, { count: 20, dir: 'rtl' }, () => [
        h(use((pagination) => (context = pagination))),
        h(Pagination.Context, null, {
          default: (pagination: unknown) => {
            slotProps = pagination
          },
        }),
      ]),
    )
    expect(slotProps).toBe(context?.value)
    expect(context?.value.getRootProps().dir).toBe('rtl')
  })

  test('usePaginationContext says what is missing', () => {
    const app = createApp(use(() => {}))
    app.config.warnHandler = () => {}
    expect(() => app.mount(document.createElement('div'))).toThrow(/Put the component into a <Pagination\.Root>/)
  })
})

describe('life', () => {
  test('a loop keyed by value keeps its elements and their focus', async () => {
    const container = mount(() => h(Pagination.Root, { count: 200 }, pageList))
    const five = find(container, '[data-index="5"]')
    const gap = find(container, '[data-part=ellipsis]')
    await userEvent.click(five)
    expect(list(container)).toBe('1 … 4 [5] 6 … 20')
    expect(find(container, '[data-index="5"]')).toBe(five)
    expect(document.activeElement).toBe(five)
    expect(container.querySelectorAll('[data-part=ellipsis]')[1]).toBe(gap)
  })

  test('two requests in one tick add up, and where the caller gives the page each starts from there', async () => {
    const page = ref<number>()
    const onPageChange = vi.fn()
    let pagination: UsePaginationReturn | undefined
    const container = mount(() =>
      h(Pagination.Root, { count: 50, page: page.value, onPageChange }, () => [
        pageList(),
        h(use((context) => (pagination = context))),
      ]),
    )
    const twice = async () => {
      pagination?.value.goToNextPage()
      pagination?.value.goToNextPage()
      await nextTick()
      return [list(container), ...onPageChange.mock.calls.splice(0).map(([details]) => details.page)]
    }
    expect(await twice()).toEqual(['1 2 [3] 4 5', 2, 3])
    page.value = 2
    await nextTick()
    expect(await twice()).toEqual(['1 [2] 3 4 5', 3, 3])
    page.value = undefined
    await nextTick()
    expect(list(container)).toBe('1 [2] 3 4 5')
  })

  test('comes back from KeepAlive as it was left, and follows the options meanwhile', async () => {
    const isShown = ref(true)
    const count = ref(50)
    const container = mount(() =>
      h(KeepAlive, () => isShown.value && h(Pagination.Root, { count: count.value }, pageList)),
    )
    await userEvent.click(find(container, '[data-index="5"]'))
    isShown.value = false
    await nextTick()
    expect(container.querySelector('nav')).toBe(null)
    count.value = 60
    isShown.value = true
    await nextTick()
    expect(list(container)).toBe('1 2 3 4 [5] 6')
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    await expect.poll(() => document.activeElement?.textContent).toBe('6')
  })

  test('a link that is clicked and gone calls nothing', async () => {
    const isShown = ref(true)
    const onPageChange = vi.fn()
    const container = mount(() =>
      isShown.value
        ? h(Pagination.Root, { count: 50, type: 'link', getPageUrl: () => '#here', onPageChange }, pageList)
        : 'gone',
    )
    find(container, '[data-index="2"]').addEventListener('click', (event) => event.preventDefault())
    find(container, '[data-index="2"]').click()
    isShown.value = false
    await nextTick()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(container.textContent).toBe('gone')
    expect(onPageChange).not.toHaveBeenCalled()
  })
})

function mount(component: Component, plugin?: Plugin): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const app = createApp(component)
  if (plugin) app.use(plugin)
  app.mount(container)
  onTestFinished(() => {
    app.unmount()
    container.remove()
  })
  return container
}

/** A component that hands over the context it finds. */
const use = (take: (context: UsePaginationReturn) => void) => ({
  setup() {
    take(usePaginationContext())
    return () => null
  },
})

const pageList = () => h(PageList)

function find(container: Element, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
  return found
}

/** What is listed: '1 2 [3] 4 5 … 10', the current page in brackets. */
const list = (container: Element) =>
  [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
    .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
    .join(' ')
