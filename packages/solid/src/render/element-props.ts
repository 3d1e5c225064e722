import { onAnchor, type Part } from '@dogear/core/adapter'
import { type Accessor, untrack } from 'solid-js'
import { type Attributes, call, type Props } from './merge-props.js'
import { type EventName, handlerNames } from './to-props.js'

/**
 * Creates a function that adds the user's attributes to a part. They win, except over `type`. Each event of the part has one handler,
 * always the same, which calls the user's handlers first.
 */
export function createElementPart(user: Accessor<Props>): (part: Part) => Part<Attributes> {
  let latestHandlers: Part['on'] = {}
  const handle = (event: Event) =>
    untrack(() => {
      const userHandler = () => {
        for (const name of handlerNames(user(), event.type)) call(user()[name], event)
      }
      const handler = latestHandlers[event.type as EventName]
      if (handler) handler(event, userHandler)
      else userHandler()
    })
  const on: { [Name in EventName]?: typeof handle } = {}
  return (part) => {
    // An event acts on what is shown, even in the middle of a batch that will change it.
    latestHandlers = part.on
    for (const name in latestHandlers) on[name as EventName] = handle
    const attributes: Attributes = { ...part.attributes, ...user() }
    // A button never submits a form.
    const { type } = part.attributes as Attributes
    if (type) attributes.type = type
    // `handle` calls the user's handlers. A disabled part has none of its own, but the user's still run.
    for (const event in on) for (const name of handlerNames(attributes, event)) delete attributes[name]
    return { ...part, attributes: onAnchor(attributes), on }
  }
}
