import { describeHydration } from '@dogear/contract'
import { harness, hydrate } from './harness'

describeHydration('react', harness, { server: '/packages/react/test/contract/server.tsx', hydrate })
