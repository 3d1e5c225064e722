import { describeModel } from '@dogear/contract/model'
import { stage } from './stage.svelte'

describeModel('svelte', stage)
