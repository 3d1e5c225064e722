import { describeModel } from '@dogear/contract/model'
import { harness } from './harness.svelte'

describeModel('svelte', harness)
