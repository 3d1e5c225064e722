import { describeModel } from '@dogear/contract/random/describe-model'
import { harness } from './harness'

describeModel('vanilla', harness)
