import { describeServer } from '@dogear/contract/server'
import { render } from './server'

describeServer('vanilla', render, [])
