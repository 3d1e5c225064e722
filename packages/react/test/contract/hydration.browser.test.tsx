import { describeHydration } from '@dogear/contract'
import { hydrate } from './stage'

describeHydration('react', { server: '/packages/react/test/contract/server.tsx', hydrate })
