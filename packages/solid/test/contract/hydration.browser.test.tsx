import { describeHydration } from '@dogear/contract'
import { hydrate } from './stage'

describeHydration('solid', { server: '/packages/solid/test/contract/server.tsx', hydrate })
