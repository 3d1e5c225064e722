import { describeModel } from '@dogear/contract/model'
import { harness } from './harness'

describeModel('vanilla', harness)
