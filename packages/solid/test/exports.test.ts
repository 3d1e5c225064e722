import { describeExports } from '@dogear/contract/exports'
import * as solid from '@dogear/solid'

describeExports(solid)
