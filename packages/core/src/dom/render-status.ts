import { getStatusDetails } from '../adapter.js'
import { getStatusProps, getStatusText, type PaginationApi, type StatusLabelDetails } from '../index.js'
import { applyProps } from './apply-props.js'
import { type Announcer, createAnnouncer } from './status.js'

const announcers = new WeakMap<Element, Announcer>()

/** What a Status shows. */
export interface RenderStatusProps {
  /** Returns the text. Called only while something is known, and not with new details while busy. Default: the label. */
  readonly text?: ((details: StatusLabelDetails) => string) | undefined
}

/** Renders the Status in an element. Call it again after each change. */
export function renderStatus(element: HTMLElement, pagination: PaginationApi, props?: RenderStatusProps | null): void {
  if (!element) return
  const announcer = announcers.get(element) ?? createAnnouncer()
  announcers.set(element, announcer)
  applyProps(element, getStatusProps(pagination))
  const details = getStatusDetails(pagination)
  const next = details && props?.text ? props.text(details) : getStatusText(pagination)
  if (element.textContent !== next) element.textContent = next
  announcer.update(element, pagination)
}
