import { describeServer } from '@dogear/contract/server'
import { render } from './server'

describeServer('svelte', render, ['parts'])
