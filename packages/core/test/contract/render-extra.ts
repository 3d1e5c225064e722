import { capitalize, extraNames, extraNode, kebab, textOf } from '@dogear/contract/harness/nodes'
import { type Scene, userPropsOf } from '@dogear/contract/harness/scene'
import type { PaginationApi } from '@dogear/core'
import * as dom from '@dogear/core/dom'
import { extraPiece } from './composition'

type Render = (element: HTMLElement, api: PaginationApi, props?: object | null) => void

/** Renders one of the parts that have a function of their own. Default: the Content. Returns whether it is one. */
export function renderExtra(
  element: HTMLElement,
  api: PaginationApi,
  scene: Scene,
  { props, text } = extraPiece(api, scene, 'content'),
) {
  const name = extraNames.find((name) => kebab(name) === props['data-part'])
  const render = name && (dom as object as Record<string, Render>)[`render${capitalize(name)}`]
  if (!render) {
    if (name && textOf(name, api) !== undefined) element.textContent = text
    return false
  }
  // A test may have filled it with rows.
  if (name === 'content' && !element.firstElementChild) element.textContent = text
  const { attributes = {}, disabled } = userPropsOf(scene, name)
  const own = Object.entries({ ...extraNode(scene, name).props, disabled }).filter(([, value]) => value !== undefined)
  // A select without props receives null, as from code without types.
  const none = element.localName === 'select' ? null : undefined
  const setOwn = () => {
    for (const [attribute, value] of Object.entries(attributes))
      if (value != null) element.setAttribute(attribute, value)
  }
  // The name of a Content is read when it receives focus.
  setOwn()
  render(element, api, own.length > 0 ? Object.fromEntries(own) : none)
  setOwn()
  return true
}
