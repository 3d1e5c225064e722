import { describeServer } from '@dogear/contract/server'
import { render, renderProvider } from './server'

describeServer('solid', render, ['parts'], renderProvider)
