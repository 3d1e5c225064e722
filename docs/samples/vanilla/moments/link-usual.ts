import { followFragment } from './follow-fragment'
import { usualPages } from './usual-pages'

/** The click handler changes the page. That changes the link, and then the browser follows it. */
export default function linkUsual(box: HTMLElement) {
  let current = 1
  const show = usualPages(box, {
    label: 'Usual: links',
    page: 1,
    getTotalPages: () => 10,
    getUrl: (page) => `#usual-page-${page}`,
    onShow(page) {
      current = page
    },
  })
  followFragment(box, 'usual', () => current, show)
}
