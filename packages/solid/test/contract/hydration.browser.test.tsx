import { describeHydration } from '@dogear/contract'
import { hydrate } from './harness'

describeHydration('solid', { server: '/packages/solid/test/contract/server.tsx', hydrate })
