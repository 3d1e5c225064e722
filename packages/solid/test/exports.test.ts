import { describeExports } from '@dogear/contract/exports'
import { createPageUrl } from '@dogear/core/url'
import * as solid from '@dogear/solid'
import * as subpath from '@dogear/solid/pagination'
import { createRoot } from 'solid-js'

describeExports(solid, subpath, {
  usePagination: (options) => createRoot(() => solid.usePagination(options)()),
  usePageUrl: (options) => createRoot(() => solid.usePageUrl(createPageUrl(), options)),
})
