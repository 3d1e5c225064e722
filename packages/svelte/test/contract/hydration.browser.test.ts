import { describeHydration } from '@dogear/contract'
import { hydrate } from './stage.svelte'

describeHydration('svelte', { server: '/packages/svelte/test/contract/server.ts', hydrate })
