import type { ClickEvent, ClickHandler, ControlProps as ControlAttributes, ControlOptions } from '@dogear/core'
import { type JSX, untrack } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { useRootContext } from './context.js'
import { renderPart } from './element.js'
import { call, type Props } from './merge-props.js'
import type { PaginationApi } from './use-pagination.js'

/**
 * Attributes of a button, and in link mode of a link. `type` is accepted and ignored: a button never submits a form.
 * `on:click` and `onClick` both run before the change, which `preventDefault()` vetoes.
 */
export interface ControlProps
  extends AsChildProps,
    JSX.ButtonHTMLAttributes<HTMLElement>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLElement>,
      'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {}

// What a control never hands on as it is, whoever passes it.
const clickNames = ['on:click', 'onClick', 'onclick'] as const
const reserved = ['type', ...clickNames]

/** Whether a click on the element is for one of these. */
export const isClickable = (...sources: Props[]) => sources.some((props) => clickNames.some((name) => props[name]))

/** A button, or in link mode a link. Its click handler runs the user's own first, the innermost of them at the start. */
export function renderControl(
  props: ControlProps,
  getProps: (api: PaginationApi, options: ControlOptions) => ControlAttributes<'on:click'>,
  consumed: readonly string[] = [],
): JSX.Element {
  const { pagination, tag } = useRootContext()

  return renderPart(tag, {
    props,
    consumed: ['disabled', ...consumed],
    reserved,
    attributes(own) {
      let handle: ClickHandler | undefined
      // A click is for what is shown, also in the middle of a batch that will change it.
      const onClick = (event: ClickEvent) =>
        untrack(() => {
          const userHandler = () => {
            callOnClickOf(event.currentTarget as Child, event)
            for (const given of [own(), props as object as Props])
              for (const name of clickNames) call(given[name], event)
          }
          if (handle) handle(event, userHandler)
          else userHandler()
        })
      return () => {
        const shown = getProps(pagination(), { disabled: props.disabled, isOwnElement: !props.asChild })
        handle = shown['on:click']
        shown['on:click'] = onClick
        return shown
      }
    },
    ref(element) {
      if (props.asChild) takeOnClick(element)
    },
  })
}

type Child = HTMLElement & { $$click?: unknown; readonly $$clickData?: unknown }

const onClicks = /* @__PURE__ */ new WeakMap<Child, unknown>()

/**
 * Takes over the `onClick` that stands beside the spread on a child. Solid would run it at the document, when the page has
 * already changed, and not at all on a button that is disabled by then.
 */
function takeOnClick(child: Child) {
  if (onClicks.has(child)) return
  onClicks.set(child, child.$$click)
  Object.defineProperty(child, '$$click', { get: () => undefined, set: (handler) => onClicks.set(child, handler) })
}

function callOnClickOf(child: Child, event: ClickEvent) {
  const handler = onClicks.get(child)
  call(child.$$clickData === undefined ? handler : [handler, child.$$clickData], event)
}
