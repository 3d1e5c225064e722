import type { Accessor, JSX, Owner, Setter } from 'solid-js'
import { createSignal, getListener, runWithOwner } from 'solid-js'

// biome-ignore lint/suspicious/noExplicitAny: any element of the user's
type AnyElement = any

export type ElementProps = JSX.HTMLAttributes<AnyElement> & { readonly type?: 'button' }

interface KnownChildProps
  extends JSX.ButtonHTMLAttributes<AnyElement>,
    Omit<JSX.AnchorHTMLAttributes<AnyElement>, keyof JSX.ButtonHTMLAttributes<AnyElement>> {}

/** Attributes, handlers and ref of the element that replaces the part's own. */
type ChildProps = KnownChildProps | (KnownChildProps & { readonly [data: `data-${string}`]: unknown })

export interface AsChildProps {
  /**
   * Renders your element instead of the default one: `asChild={(props) => <a {...props({ class: 'mine' })} />}`. Pass its
   * attributes to `props`, which merges them with those of the part. Yours win, except `data-scope`, `data-part` and a
   * button's `type`. Classes and styles are joined. Your handlers run first, and each can veto the change with
   * `preventDefault()`.
   */
  asChild?: RenderChild | undefined
}

export type RenderChild = (props: (own?: ChildProps) => ElementProps) => JSX.Element

/** The user's element, or nothing. `createProps` merges the element's own attributes with those of the part. */
export function renderChild(
  render: RenderChild,
  createProps: (own: Accessor<ChildProps>) => ElementProps,
): JSX.Element {
  const created = new WeakMap<Owner, readonly [ElementProps, Setter<ChildProps>]>()
  return render((own = {}) => {
    // JSX calls `props(own)` whenever `own` changes. It returns the same object, so that content and refs aren't recreated.
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
