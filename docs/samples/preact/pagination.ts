import type { PageEntry, PaginationApi, PaginationOptions } from '@dogear/core'
import * as core from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import { type ComponentChildren, createContext, type HTMLAttributes, h } from 'preact'
import { useContext, useEffect, useReducer, useState } from 'preact/hooks'

/** Keeps the state of one pagination, and the options and numbers of its latest render. */
function createInstance(initial: PaginationOptions, rerender: () => void) {
  let options = initial
  let position = core.getPosition(options)
  let rendered: core.Position | undefined
  let shown: PaginationApi | undefined
  const host: core.Host = {
    options: () => options,
    position: () => position,
    setState(next) {
      position = core.getPosition(options, next, position, rendered)
      rerender()
    },
  }
  const requests = core.createRequests(host)
  return {
    /** Reports a page past the end. Returns a function that cancels this. */
    checkPage: core.createPageCheck(host),
    render(latestOptions: PaginationOptions) {
      options = latestOptions
      position = core.getPosition(options, position.stored, position, rendered)
      rendered = position
      shown = new core.PaginationApi({ options, position, requests, toProps: core.toProps }, shown)
      return shown
    },
  }
}

export function usePagination(options: PaginationOptions = {}): PaginationApi {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  const [instance] = useState(() => createInstance(options, () => rerender(undefined)))
  useEffect(() => instance.checkPage())
  return instance.render(options)
}

const Context = createContext<PaginationApi | null>(null)

export function usePaginationContext(): PaginationApi {
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

export function Root({ children, ...options }: PaginationOptions & { children?: ComponentChildren }) {
  const pagination = usePagination(options)
  const ref = (nav: HTMLElement | null) => void (nav && keepFocus(nav))
  return h(Context.Provider, { value: pagination }, renderPart(core.rootPart(pagination), { ref, children }))
}

export const Item = ({ type, value, ...props }: PageEntry & Props) =>
  renderPart(core.itemPart(usePaginationContext(), { value }), props)

export const PrevTrigger = (props: Props) => renderPart(core.triggerPart(usePaginationContext(), 'prev', {}), props)

export const NextTrigger = (props: Props) => renderPart(core.triggerPart(usePaginationContext(), 'next', {}), props)

export const Ellipsis = ({ index, ...props }: { index: number } & Props) =>
  renderPart(core.ellipsisPart(usePaginationContext(), { index }), props)
