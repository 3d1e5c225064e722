import type { Accessor, JSX, Owner, Setter } from 'solid-js'
import { createMemo, createSignal, getListener, getOwner, mergeProps, runWithOwner, untrack } from 'solid-js'
import { callRefs, type Part } from './element.js'
import { attributesIn, call, merge, type Props } from './merge-props.js'

// biome-ignore lint/suspicious/noExplicitAny: the element of the user isn't known here
type AnyElement = any

type ElementProps = JSX.HTMLAttributes<AnyElement> & { readonly type?: 'button' }

interface KnownChildProps
  extends JSX.ButtonHTMLAttributes<AnyElement>,
    Omit<JSX.AnchorHTMLAttributes<AnyElement>, keyof JSX.ButtonHTMLAttributes<AnyElement>> {}

/** Attributes, handlers and ref of the element that stands in for a part. */
type ChildProps = KnownChildProps | (KnownChildProps & { readonly [data: `data-${string}`]: unknown })

export interface AsChildProps {
  /**
   * Renders your element instead of the part's own: `asChild={(props) => <a {...props({ class: 'mine' })} />}`. Pass its
   * attributes to `props`, which merges them into those of the part: yours win except `data-scope`, `data-part` and a
   * button's `type`; classes and styles join; handlers run one after the other, yours first, and each can veto the
   * change with `preventDefault()`.
   */
  asChild?: RenderChild | undefined
}

export type RenderChild = (props: (own?: ChildProps) => ElementProps) => JSX.Element

/** The user's element, or nothing. */
export function renderChild(render: RenderChild, part: Part, userAttributes: Accessor<Props> | undefined): JSX.Element {
  const shown = new WeakMap<Owner, readonly [ElementProps, Setter<object>]>()
  return render((own = {}) => {
    // In JSX, `{...props(own)}` runs again whenever `own` changes. The result stays the same object, so that content and
    // ref stay what they are.
    const owner = getOwner()
    const isComputing = owner && owner === getListener()
    const [before, update] = (isComputing && shown.get(owner)) || []
    if (update) {
      update(own)
      return before as ElementProps
    }
    const [latest, setLatest] = createSignal<object>(own)
    const create = () => createChildProps(part, userAttributes, latest)
    if (!isComputing) return create()
    const props = runWithOwner(owner.owner, create) as ElementProps
    shown.set(owner, [props, setLatest])
    return props
  })
}

function createChildProps(
  part: Part,
  userAttributes: Accessor<Props> | undefined,
  own: Accessor<ElementProps>,
): ElementProps {
  const { props, reserved = [] } = part
  const content = createMemo(() => own().children)
  return mergeProps(
    createMemo(part.attributes(own as Accessor<Props>)),
    createMemo(() => merge(userAttributes?.() ?? {}, attributesIn(own(), reserved))),
    {
      get children() {
        return content() ?? props.children
      },
      ref(element: HTMLElement) {
        call(untrack(own).ref, element)
        callRefs(part, element)
      },
    },
  ) as ElementProps
}
