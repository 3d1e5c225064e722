import { onAnchor, type Part } from '@dogear/core/adapter'
import { type Accessor, untrack } from 'solid-js'
import { type Attributes, call, type Props } from './merge-props.js'
import { type EventName, handlerNames, toProps } from './to-props.js'

/**
 * Creates a function that returns what the element of a part receives: the attributes of the part and the user's, which
 * win. Each event of the part has one handler, which calls the user's handlers first, from the innermost to the outermost.
 */
export function createElementProps(user: Accessor<Props>): (part: Part<Attributes>) => Attributes {
  let latest: Part['on'] = {}
  const handle = (event: Event) =>
    untrack(() => {
      const name = event.type as EventName
      const userHandler = () => {
        for (const handlerName of handlerNames[name]) call(user()[handlerName], event)
      }
      const handler = latest[name]
      if (handler) handler(event, userHandler)
      else userHandler()
    })
  const handlers: { [Name in EventName]?: typeof handle } = {}
  return ({ tag, attributes, on }) => {
    // An event acts on what is shown, even in the middle of a batch that will change it.
    latest = on
    for (const name in on) handlers[name as EventName] = handle
    const merged: Attributes = { ...attributes, ...user() }
    if (attributes.type) merged.type = attributes.type
    // Handlers stay while a part is disabled and has none.
    for (const name in handlers) for (const handlerName of handlerNames[name as EventName]) delete merged[handlerName]
    return toProps({ tag, attributes: onAnchor(merged), on: handlers as Part['on'] })
  }
}
