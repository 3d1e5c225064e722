import { describeServer } from '@dogear/contract/server'
import { render, renderProvider } from './server'

describeServer('vue', render, ['parts', 'childElement'], renderProvider)
