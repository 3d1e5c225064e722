import { describeContract } from '@dogear/contract'
import { harness } from './harness.svelte'

describeContract('svelte', harness)
