import { createPageUrl } from '@dogear/svelte/url'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })
