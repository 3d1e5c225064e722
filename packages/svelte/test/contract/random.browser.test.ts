import { describeRandom } from '@dogear/contract/random/describe-random'
import { harness } from './harness.svelte'

describeRandom('svelte', harness)
