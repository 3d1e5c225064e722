import { describeRandom } from '@dogear/contract/random/describe-random'
import { harness } from './harness'

describeRandom('solid', harness)
