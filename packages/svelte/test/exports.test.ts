import { describeExports } from '@dogear/contract/exports'
import * as svelte from '@dogear/svelte'
import * as subpath from '@dogear/svelte/pagination'

describeExports(svelte, subpath)
