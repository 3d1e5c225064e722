import { describeHydration } from '@dogear/contract'
import { harness, show } from './harness'

describeHydration('vanilla', harness, { server: '/packages/core/test/contract/server.ts', hydrate: show })
