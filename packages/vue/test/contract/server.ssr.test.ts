import { describeServer } from '@dogear/contract/server'
import { render } from './server'

describeServer('vue', render, ['parts', 'childElement'])
