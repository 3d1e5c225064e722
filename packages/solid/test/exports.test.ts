import { describeExports } from '@dogear/contract/exports'
import * as solid from '@dogear/solid'
import * as subpath from '@dogear/solid/pagination'

describeExports(solid, subpath)
