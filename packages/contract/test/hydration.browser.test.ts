import { describeHydration } from '@dogear/contract'
import { harness, hydrate, name, server } from './host'

describeHydration(name, harness, { server, hydrate })
