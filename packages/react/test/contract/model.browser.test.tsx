import { describeModel } from '@dogear/contract/model'
import { stage } from './stage'

describeModel('react', stage)
