import { describeExports } from '@dogear/contract/exports'
import { createPageUrl } from '@dogear/core/url'
import * as svelte from '@dogear/svelte'
import * as subpath from '@dogear/svelte/pagination'

describeExports(svelte, subpath, {
  usePagination: (options) => svelte.usePagination(options)(),
  usePageUrl: (options) => svelte.usePageUrl(createPageUrl(), options),
})
