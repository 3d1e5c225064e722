import { describeSurroundings } from '@dogear/contract'
import { harness } from './host'

describeSurroundings(harness)
