import { describeRandom } from '@dogear/contract/random/describe-random'
import { harness, name } from './host'

describeRandom(name, harness)
