import { describeServer } from '@dogear/contract/server'
import { render } from './server'

describeServer('react', render, ['parts', 'childElement'])
