import { describeHydration } from '@dogear/contract'
import { show } from './stage'

describeHydration('vanilla', { server: '/packages/core/test/contract/server.ts', hydrate: show, hasParts: false })
