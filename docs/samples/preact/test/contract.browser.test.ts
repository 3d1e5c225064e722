import { describeContract } from '@dogear/contract'
import { stage } from './stage'

describeContract('preact', stage)
