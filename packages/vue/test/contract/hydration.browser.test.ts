import { describeHydration } from '@dogear/contract'
import { hydrate } from './harness'

describeHydration('vue', { server: '/packages/vue/test/contract/server.ts', hydrate })
