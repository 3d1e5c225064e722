import { describeServer } from '@dogear/contract/server'
import { render, renderProvider } from './server'

describeServer('react', render, ['parts', 'childElement'], renderProvider)
