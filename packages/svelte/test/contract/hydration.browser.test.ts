import { describeHydration } from '@dogear/contract'
import { hydrate } from './harness.svelte'

describeHydration('svelte', { server: '/packages/svelte/test/contract/server.ts', hydrate })
