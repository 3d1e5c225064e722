import { describeContract } from '@dogear/contract'
import { harness, name } from './host'

describeContract(name, harness)
