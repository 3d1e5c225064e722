import { describeExports } from '@dogear/contract/exports'
import * as svelte from '@dogear/svelte'

describeExports(svelte)
