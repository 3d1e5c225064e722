import * as React from '@dogear/react/pagination'
import * as Solid from '@dogear/solid/pagination'
import * as Vue from '@dogear/vue/pagination'

globalThis.parts = [React, Solid, Vue].map(({ Root, PrevTrigger, NextTrigger }) => [Root, PrevTrigger, NextTrigger])
