const types = ['focus', 'blur', 'keydown', 'keypress', 'keyup', 'click']
let last

/**
 * Records what happens in every window from now until the next press. The message of a failed test then tells whether a
 * key went elsewhere, or had no effect.
 */
export function watchPress() {
  last?.abort()
  last = new AbortController()
  const { signal } = last
  const start = performance.now()
  const before = `Focus before the last press: ${focused()}`
  const events = []
  let pressed
  let isArrived
  const keydown = new Promise((resolve) => (isArrived = resolve))

  const record = (event) => {
    const { type, key, repeat, target } = event
    const time = `${Math.round(performance.now() - start)} ms`
    const notes = [repeat && 'repeated', pressed?.isConnected === false && 'the pressed element is gone']
    events.push({ event, text: [`${time}: ${type}`, key, 'at', nameOf(target)].filter(Boolean).join(' '), notes })
    if (type !== 'keydown') return
    pressed = target
    isArrived(true)
  }
  for (const view of viewsIn(window.parent)) {
    for (const type of types) view.addEventListener(type, record, { capture: true, signal })
  }
  return {
    /** Whether a key arrives in any window. On a busy machine it may come after the answer to the command. */
    arrived() {
      AbortSignal.timeout(15_000).addEventListener('abort', () => isArrived(false))
      return keydown
    },
    /** Empty after another press. */
    report() {
      if (signal.aborted) return ''
      const lines = events.map(({ event, text, notes }) =>
        [text, ...notes, event.defaultPrevented && 'default prevented'].filter(Boolean).join(', '),
      )
      return ['\n', before, ...lines].join('\n')
    },
  }
}

const viewsIn = (view) => [view, ...Array.from(view).flatMap(viewsIn)]

/** The active element of each document that has focus, from outside to inside. */
function focused() {
  const documents = viewsIn(window.parent).map(({ document }) => document)
  const elements = documents.filter((document) => document.hasFocus()).map(({ activeElement }) => activeElement)
  return elements.map((element) => element && nameOf(element)).join(', ') || 'none, because another window is active'
}

function nameOf(target) {
  const { pathname } = (target.ownerDocument ?? target.document ?? target).location ?? {}
  const part = target.getAttribute?.('data-part')
  const name = target.localName ? `<${target.localName}>${part ? ` (${part})` : ''}` : 'the window'
  return `${name} in ${pathname ?? 'a removed frame'}`
}
