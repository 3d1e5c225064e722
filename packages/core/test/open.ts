import { type ControlPart, itemPart, triggerPart } from '../src/adapter.js'
import { createPagination, type PaginationApi, type PaginationOptions } from '../src/index.js'
import { clickOn } from './fake-click.js'

type ControlName = 'first' | 'prev' | 'next' | 'last' | number

/** A pagination that renders after each change, as a host does. */
export function open(options: PaginationOptions = {}) {
  let current = options
  const { get, setOptions, subscribe } = createPagination(options)
  const render = () => void get()
  render()
  subscribe(render)

  const control = (name: ControlName): ControlPart =>
    typeof name === 'number' ? itemPart(get(), { value: name }) : triggerPart(get(), name, {})

  /** Replaces all options. */
  const replace = (next: PaginationOptions) => {
    current = next
    setOptions(next)
  }

  return {
    api: get,
    replace,
    /** Changes some options. */
    update: (change: PaginationOptions) => replace({ ...current, ...change }),
    /** Makes requests. */
    run: (work: (api: PaginationApi) => void) => work(get()),
    control,
    isEnabled: (name: ControlName) => control(name).on.click !== undefined,
    press: (name: ControlName) => control(name).on.click?.(clickOn({})),
    /** The entries as text, with the current page in brackets: '1 2 [3] 4 5 … 10'. */
    list() {
      const { page, pages } = get()
      const show = (value: number) => (value === page ? `[${value}]` : value)
      return pages.map(({ type, value }) => (type === 'page' ? show(value) : '…')).join(' ')
    },
  }
}

/** Options without a total. */
export const noTotal = {
  count: undefined,
  totalPages: undefined,
  minCount: undefined,
  hasNextPage: undefined,
  maxPage: undefined,
} satisfies PaginationOptions

/** Ends the run of code that requests add up in. */
export const nextRun = () => new Promise<void>((resolve) => setTimeout(resolve))
