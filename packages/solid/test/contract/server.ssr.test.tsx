import { describeServer } from '@dogear/contract/server'
import { render } from './server'

describeServer('solid', render, ['parts'])
