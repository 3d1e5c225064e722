import Context from './context.svelte'
import Ellipsis from './ellipsis.svelte'
import Item from './item.svelte'
import Root from './root.svelte'
import Trigger from './trigger.svelte'

const trigger = (to) => (internals, props) => Trigger(internals, { ...props, to })

export const Pagination = {
  Root,
  Context,
  FirstTrigger: trigger('first'),
  PrevTrigger: trigger('prev'),
  Item,
  Ellipsis,
  NextTrigger: trigger('next'),
  LastTrigger: trigger('last'),
}
