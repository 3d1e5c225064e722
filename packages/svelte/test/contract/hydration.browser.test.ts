import { describeHydration } from '@dogear/contract'
import { harness, hydrate } from './harness.svelte'

describeHydration('svelte', harness, { server: '/packages/svelte/test/contract/server.ts', hydrate })
