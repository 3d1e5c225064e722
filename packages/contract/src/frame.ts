/** A document of its own, in which links may lead away. */
export interface Frame {
  readonly element: HTMLIFrameElement
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly container: Element
  /** Comes back when another document has been loaded, with its path and query. */
  nextLoad(): Promise<string>
}

/** Opens a page below `/contract/` in an iframe. */
export async function openFrame(path = 'page'): Promise<Frame> {
  const element = document.createElement('iframe')
  element.width = '640'
  element.src = `/contract/${path}`
  const load = () => new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  const loaded = load()
  document.body.append(element)
  await loaded
  const window = element.contentWindow as Frame['window']
  const { document: framed } = window
  return {
    element,
    window,
    document: framed,
    container: framed.querySelector('div') as Element,
    async nextLoad() {
      await load()
      return `${window.location.pathname}${window.location.search}`
    },
  }
}

/** Comes back after the task in which a click is looked at again. */
export function afterNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
