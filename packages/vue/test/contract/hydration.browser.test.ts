import { describeHydration } from '@dogear/contract'
import { harness, hydrate } from './harness'

describeHydration('vue', harness, { server: '/packages/vue/test/contract/server.ts', hydrate })
