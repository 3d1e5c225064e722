import * as core from '@dogear/core'
import { keepFocus } from '@dogear/core/dom'
import { type ComponentChildren, createContext, type HTMLAttributes, h } from 'preact'
import { useContext, useEffect, useReducer, useState } from 'preact/hooks'

/** Keeps the state of one pagination, and the options and model of its latest render. */
function createInstance(options: core.PaginationOptions, rerender: () => void) {
  let position = core.getPosition(options)
  let model: core.PaginationModel | undefined
  const requests = core.createRequests({
    position: () => position,
    setState(next) {
      position = core.getPosition(position.options, next, position, model)
      rerender()
    },
  })
  return {
    /** Reports a page past the end. Returns a function that cancels this. */
    checkPage: core.createPageCheck(() => position),
    render(latestOptions: core.PaginationOptions) {
      position = core.getPosition(latestOptions, position.stored, position, model)
      model = core.getModel(position, model)
      return core.connect(model, requests)
    },
  }
}

export function usePagination(options: core.PaginationOptions = {}): core.PaginationApi {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  const [instance] = useState(() => createInstance(options, () => rerender(undefined)))
  useEffect(() => instance.checkPage())
  return instance.render(options)
}

const Context = createContext<core.PaginationApi | null>(null)

export function usePaginationContext(): core.PaginationApi {
  const context = useContext(Context)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Root>`.')
}

type Props = Omit<HTMLAttributes<HTMLElement>, 'type' | 'value'>

/** Renders any part. The core calls the user's click handler first, so that it can prevent the change. */
function renderPart({ tag, attributes, on: { click } }: core.Part, { onClick: userHandler, ...props }: Props) {
  const onClick = click ? (event: MouseEvent) => click(event, userHandler) : userHandler
  return h<HTMLAttributes<HTMLElement>>(tag, { ...attributes, ...props, onClick })
}

export function Root({ children, ...options }: core.PaginationOptions & { children?: ComponentChildren }) {
  const pagination = usePagination(options)
  const ref = (nav: HTMLElement | null) => void (nav && keepFocus(nav))
  return h(Context.Provider, { value: pagination }, renderPart(core.rootPart(pagination), { ref, children }))
}

export const Item = ({ type, value, ...props }: core.PageEntry & Props) =>
  renderPart(core.itemPart(usePaginationContext(), { value }), props)

export const PrevTrigger = (props: Props) =>
  renderPart(core.triggerPart(usePaginationContext(), { direction: 'prev' }), props)

export const NextTrigger = (props: Props) =>
  renderPart(core.triggerPart(usePaginationContext(), { direction: 'next' }), props)

export const Ellipsis = ({ index, ...props }: { index: number } & Props) =>
  renderPart(core.ellipsisPart(usePaginationContext(), { index }), props)
