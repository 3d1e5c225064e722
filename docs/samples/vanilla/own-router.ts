import { createPagination } from '@dogear/core'
import { createPageRouter } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { pageList } from '../../../examples/vanilla/src/page-list'

const pageUrl = createPageUrl()

/** Stands for the router of your app: a URL, a function that goes to another, and a way to hear of changes. */
const router = {
  url: '/elements?sort=name',
  changed: new EventTarget(),
  navigate(url: string) {
    router.url = url
    router.changed.dispatchEvent(new Event('change'))
  },
}

export default function ownRouter(container: HTMLElement) {
  const list = createPageRouter(pageUrl, { router: () => ({ url: router.url, navigate: router.navigate }) })
  const options = () => ({ count: 118, type: 'link' as const, ...list.get() })
  const pagination = createPagination(options())
  const show = () => pagination.setOptions(options())
  const onChange = () => {
    list.update()
    show()
  }

  container.append(pageList(pagination, { label: 'In the URL of a router', tag: 'a' }))
  router.changed.addEventListener('change', onChange)
  const unsubscribe = list.subscribe(show)
  return () => {
    router.changed.removeEventListener('change', onChange)
    unsubscribe()
  }
}
