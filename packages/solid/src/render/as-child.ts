import type { AnyPagination } from '@dogear/core'
import type { Part } from '@dogear/core/adapter'
import type { Accessor, JSX, Owner, Setter } from 'solid-js'
import { createMemo, createRenderEffect, createSignal, getListener, runWithOwner, untrack } from 'solid-js'
// As compiled code does, so that an app has one import.
// eslint-disable-next-line solid/imports
import { mergeProps as mergeSources } from 'solid-js/web'
import { createElementPart } from './element-props.js'
import {
  type Attributes,
  attributesIn,
  call,
  type DataAttributes,
  mergeProps,
  type OrUndefined,
  type Props,
} from './merge-props.js'
import { toProps } from './to-props.js'
import { writeAttributes } from './writer.js'

// biome-ignore lint/suspicious/noExplicitAny: any element of the user's
type AnyElement = any

export type AnyElementProps = JSX.HTMLAttributes<AnyElement>

type ElementProps = AnyElementProps & { readonly type?: 'button' }

type DeclaredChildProps = OrUndefined<JSX.ButtonHTMLAttributes<AnyElement>> &
  OrUndefined<Omit<JSX.AnchorHTMLAttributes<AnyElement>, keyof JSX.ButtonHTMLAttributes<AnyElement>>>

/** Attributes, handlers and ref of the element that replaces the part's own. */
type ChildProps = DeclaredChildProps | (DeclaredChildProps & DataAttributes)

export interface AsChildProps {
  /**
   * Renders your element instead of the default one: `asChild={(props) => <a {...props({ class: 'mine' })} />}`. Pass its
   * attributes to `props`, which merges them with those of the part. Yours win, except `data-scope`, `data-part` and a
   * button's `type`. Classes and styles are joined. Your handlers run first, and each can veto the change with
   * `preventDefault()`.
   */
  asChild?: RenderChild | undefined
}

export type RenderChild<Props = ElementProps> = (props: (own?: ChildProps) => Props) => JSX.Element

/** A part in its Root, with what the user has passed. */
export interface PlacedPart {
  /** Returns the part to render. `attributes` are the user's, including those of a child. */
  readonly part: (pagination: AnyPagination, attributes: Accessor<Props>) => Part
  readonly pagination: Accessor<AnyPagination>
  readonly user: { readonly ref?: unknown }
  readonly attributes: Accessor<Props>
  readonly children: () => JSX.Element
  readonly onMount: ((element: HTMLElement) => void) | undefined
}

/** The user's element, or nothing. */
export function renderChild(render: RenderChild, placed: PlacedPart): JSX.Element {
  const created = new WeakMap<Owner, readonly [ElementProps, Setter<ChildProps>]>()
  return render((own = {}) => {
    // JSX calls `props(own)` whenever `own` changes. It returns the same object, so that content and refs aren't recreated.
    const computation = getListener()
    const existing = computation && created.get(computation)
    if (existing) {
      const [props, update] = existing
      update(() => own)
      return props
    }
    const [latest, setLatest] = createSignal(own)
    if (!computation) return createChildProps(placed, latest)
    const props = runWithOwner(computation.owner, () => createChildProps(placed, latest)) as ElementProps
    created.set(computation, [props, setLatest])
    return props
  })
}

function createChildProps(placed: PlacedPart, own: Accessor<ChildProps>): ElementProps {
  const { part, pagination, attributes, children } = placed
  const content = createMemo(() => own().children)
  const merged = createMemo(() => mergeProps(attributes(), attributesIn(own())))
  // A memo of its own, because most parts don't change with the child's attributes.
  const latest = createMemo(() => part(pagination(), merged))
  const elementPart = createElementPart(merged)
  return mergeSources(
    createMemo(() => toProps(elementPart(latest()))),
    {
      get children() {
        return content() ?? children()
      },
      ref(element: HTMLElement) {
        call(untrack(own).ref, element)
        callRefs(placed, element)
        if (!/-/.test(element.localName)) return
        // Solid writes properties on a custom element.
        createRenderEffect((before: Attributes) => {
          const now = Object.entries(elementPart(latest()).attributes).filter(([name]) => /^(data|aria)-/.test(name))
          return writeAttributes(element, before, Object.fromEntries(now))
        }, {})
      },
    },
  ) as ElementProps
}

/** Calls the part's own ref, then the user's. */
export function callRefs({ user, onMount }: PlacedPart, element: HTMLElement): void {
  onMount?.(element)
  call(user.ref, element)
}
