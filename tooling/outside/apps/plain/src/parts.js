import * as React from '@dogear/react/pagination'
import * as Solid from '@dogear/solid/pagination'
import * as Vue from '@dogear/vue/pagination'

globalThis.parts = [
  ...[React.Root, React.PrevTrigger, React.NextTrigger],
  ...[Solid.Root, Solid.PrevTrigger, Solid.NextTrigger],
  ...[Vue.Root, Vue.PrevTrigger, Vue.NextTrigger],
]
