import { describeContract } from '@dogear/contract'
import { stage } from './stage.svelte'

describeContract('svelte', stage)
