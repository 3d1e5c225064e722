import { describeHydration } from '@dogear/contract'
import { hydrate } from './harness'

describeHydration('react', { server: '/packages/react/test/contract/server.tsx', hydrate })
