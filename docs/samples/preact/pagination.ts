import * as core from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { type ComponentChildren, createContext, type HTMLAttributes, h } from 'preact'
import { useContext, useReducer, useState } from 'preact/hooks'

/** The cell: the model shown last. A request replaces it, and so does each render, with the options it is given. */
function createCell(options: core.PaginationOptions, rerender: () => void) {
  let model = core.paginate(options)
  const actions = core.createActions({
    model: () => model,
    keep(next) {
      model = core.paginate(model.options, next, model)
      rerender()
    },
  })
  return (given: core.PaginationOptions) => {
    model = core.paginate(given, model.kept, model)
    return core.connect(model, actions)
  }
}

export function usePagination(options: core.PaginationOptions = {}): core.PaginationApi {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  const [derive] = useState(() => createCell(options, () => rerender(undefined)))
  return derive(options)
}

const Context = createContext<core.PaginationApi | null>(null)

export function usePaginationContext(): core.PaginationApi {
  const context = useContext(Context)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Root>`.')
}

export function Root({ children, ...options }: core.PaginationOptions & { children?: ComponentChildren }) {
  const context = usePagination(options)
  const ref = (nav: HTMLElement | null) => nav && keepFocus(nav)
  return h(Context.Provider, { value: context }, h('nav', { ...context.getRootProps(), ref }, children))
}

type Given = Omit<HTMLAttributes<HTMLElement>, 'type' | 'value'>

/** The element follows from the attributes: a `button` where there is a `type`, else an `a`. */
function control({ onClick, ...ours }: core.ControlProps, { onClick: own, ...given }: Given) {
  const handler = onClick ? (event: MouseEvent) => onClick(event, own) : own
  return h<HTMLAttributes<HTMLElement>>(ours.type ?? 'a', { ...ours, ...given, onClick: handler })
}

export const Item = ({ type, value, ...given }: core.PageEntry & Given) =>
  control(usePaginationContext().getItemProps({ type, value, isOwnElement: true }), given)
export const PrevTrigger = (given: Given) =>
  control(usePaginationContext().getPrevTriggerProps({ isOwnElement: true }), given)
export const NextTrigger = (given: Given) =>
  control(usePaginationContext().getNextTriggerProps({ isOwnElement: true }), given)
export const Ellipsis = ({ index, children }: { index: number; children?: ComponentChildren }) =>
  h('div', { ...usePaginationContext().getEllipsisProps({ index }) }, children)
