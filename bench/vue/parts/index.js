import Context from './context.vue'
import Ellipsis from './ellipsis.vue'
import Item from './item.vue'
import Root from './root.vue'
import Trigger from './trigger.vue'

const trigger = (to) => ({ ...Trigger, props: { to: { default: to } } })

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
