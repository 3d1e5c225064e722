import { describeHydration } from '@dogear/contract'
import { harness, hydrate } from './harness'

describeHydration('solid', harness, { server: '/packages/solid/test/contract/server.tsx', hydrate })
