import { type Scene, userPropsOf } from '@dogear/contract/harness/scene'
import type { PaginationApi } from '@dogear/core'
import { renderContent, renderPageSizeSelect, renderStatus } from '@dogear/core/dom'
import { extraPiece } from './composition'

/** Renders one of the parts that have a function of their own. Default: the Content. Returns whether it is one. */
export function renderExtra(
  element: HTMLElement,
  api: PaginationApi,
  scene: Scene,
  { props, text } = extraPiece(api, scene, 'content'),
) {
  const name = props['data-part']
  const names = { status: 'status', content: 'content', 'page-size-select': 'pageSizeSelect' } as const
  const setOwn = (part: keyof typeof names) => {
    for (const [attribute, value] of Object.entries(userPropsOf(scene, names[part]).attributes ?? {}))
      if (value != null) element.setAttribute(attribute, value)
  }
  if (name === 'status') renderStatus(element, api, { text: scene.text })
  else if (name === 'content') {
    // A test may have filled it with rows.
    if (!element.firstElementChild) element.textContent = text
    // Its name is read when it receives focus.
    setOwn(name)
    renderContent(element, api, scene.behavior)
  } else if (name === 'page-size-select') {
    const { disabled } = userPropsOf(scene, 'pageSizeSelect')
    const props = scene.sizes || disabled ? { sizes: scene.sizes, disabled } : null
    renderPageSizeSelect(element as HTMLSelectElement, api, props)
  } else return false
  setOwn(name)
  return true
}
