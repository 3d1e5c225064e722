import { describeHydration } from '@dogear/contract'
import { show } from './harness'

describeHydration('vanilla', { server: '/packages/core/test/contract/server.ts', hydrate: show, hasParts: false })
