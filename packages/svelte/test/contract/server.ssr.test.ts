import { describeServer } from '@dogear/contract/server'
import { render, renderProvider } from './server'

describeServer('svelte', render, ['parts'], renderProvider)
