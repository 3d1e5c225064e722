import { describeContract } from '@dogear/contract'
import { harness } from './harness'

describeContract('solid', harness)
