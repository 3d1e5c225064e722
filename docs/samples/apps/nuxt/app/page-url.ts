import { createPageUrl } from '@dogear/core/url'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })
