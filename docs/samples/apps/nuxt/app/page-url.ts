import { createPageUrl } from '@dogear/vue/url'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })
