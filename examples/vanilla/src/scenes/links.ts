import { createPagination } from '@dogear/core'
import { createPageHistory } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { pageList } from '../page-list'

const pageUrl = createPageUrl()

export default function links(container: HTMLElement) {
  const address = createPageHistory(pageUrl)
  const options = () => ({ count: 100, type: 'link' as const, ...address.get() })
  const pagination = createPagination(options())

  container.append(pageList(pagination, { label: 'Links', tag: 'a' }))
  address.subscribe(() => pagination.setOptions(options()))
}
