/** The props of every candidate. */
export const options = { count: 1000, pageSize: 10 }

/**
 * Sets `window.bench` to the functions that the runner calls. `mount` renders copies of the candidate in an element synchronously,
 * and returns how to remove them.
 */
export function run(mount) {
  const app = document.querySelector('#app')

  let unmount = () => {}
  const show = (copies) => {
    unmount()
    unmount = mount(copies, app)
  }

  // From the first listener to the last, which includes the microtasks between them, and to the end of the next frame.
  const clicks = []
  let start = 0
  const atFirst = () => {
    start = performance.now()
  }
  const atLast = () => {
    const updated = performance.now() - start
    const current = app.querySelector('[aria-current], [data-selected]')
    clicks.push({ updated, page: Number(current.textContent), shown: nextFrame() })
  }
  window.addEventListener('click', atFirst, true)
  window.addEventListener('click', atLast)

  async function nextFrame() {
    await new Promise(requestAnimationFrame)
    const { port1, port2 } = new MessageChannel()
    port2.postMessage('after the frame')
    await new Promise((resolve) => {
      port1.onmessage = resolve
    })
    return { shown: performance.now() - start, focused: textOf(document.activeElement) }
  }

  window.bench = {
    show,

    /** Shows one copy with a control at a fixed position. Returns false if the candidate doesn't have the control. */
    showForClicks(text) {
      show(1)
      const controls = [...app.querySelectorAll('button, a')]
      const named = controls.find(({ ariaLabel }) => ariaLabel === `Go to ${text.toLowerCase()} page`)
      const control = controls.find((element) => textOf(element) === text) ?? named
      control?.setAttribute('data-clicked', '')
      return Boolean(control)
    },

    /** The times of each click since the last call, and then the current page and the text of the focused element. */
    takeClicks: () =>
      Promise.all(clicks.splice(0).map(async ({ shown, ...click }) => ({ ...click, ...(await shown) }))),

    /** Milliseconds per copy when many render at once. */
    timeOfMount(copies) {
      show(0)
      const begin = performance.now()
      show(copies)
      const time = performance.now() - begin
      show(0)
      return time / copies
    },
  }
}

const textOf = (element) => element.textContent.trim()
