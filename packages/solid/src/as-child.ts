import type { Accessor, JSX, Owner, Setter } from 'solid-js'
import { createSignal, getListener, runWithOwner } from 'solid-js'

// biome-ignore lint/suspicious/noExplicitAny: the element of the user isn't known here
type AnyElement = any

export type ElementProps = JSX.HTMLAttributes<AnyElement> & { readonly type?: 'button' }

interface KnownChildProps
  extends JSX.ButtonHTMLAttributes<AnyElement>,
    Omit<JSX.AnchorHTMLAttributes<AnyElement>, keyof JSX.ButtonHTMLAttributes<AnyElement>> {}

/** Attributes, handlers and ref of the element that replaces the part's own. */
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

/** The user's element, or nothing. `createProps` creates the props of an element from its own. */
export function renderChild(
  render: RenderChild,
  createProps: (own: Accessor<ChildProps>) => ElementProps,
): JSX.Element {
  const created = new WeakMap<Owner, readonly [ElementProps, Setter<ChildProps>]>()
  return render((own = {}) => {
    // JSX calls `props(own)` again whenever `own` changes. The result stays the same object, so that content and ref stay.
    const computation = getListener()
    const [before, update] = (computation && created.get(computation)) || []
    if (update) {
      update(() => own)
      return before as ElementProps
    }
    const [latest, setLatest] = createSignal(own)
    if (!computation) return createProps(latest)
    const props = runWithOwner(computation.owner, () => createProps(latest)) as ElementProps
    created.set(computation, [props, setLatest])
    return props
  })
}
