import { describeHydration } from '@dogear/contract'
import { hydrate } from './stage'

describeHydration('vue', { server: '/packages/vue/test/contract/server.ts', hydrate })
