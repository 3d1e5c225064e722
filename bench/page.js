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

  // From the first listener to the last, which includes the microtasks between them.
  const clicks = []
  let start = 0
  const atFirst = () => {
    start = performance.now()
  }
  const atLast = () => {
    const time = performance.now() - start
    const current = app.querySelector('[aria-current], [data-selected]')
    clicks.push({ time, page: Number(current.textContent), focused: textOf(document.activeElement) })
  }
  window.addEventListener('click', atFirst, true)
  window.addEventListener('click', atLast)

  window.bench = {
    show,

    /** Shows one copy with a control at a fixed position. Returns false if the candidate doesn't have the control. */
    showForClicks(text) {
      show(1)
      const control = [...app.querySelectorAll('button, a')].find((element) => textOf(element) === text)
      control?.classList.add('clicked')
      return Boolean(control)
    },

    /** The milliseconds, the current page and the text of the focused element of each click since the last call. */
    takeClicks: () => clicks.splice(0),

    /** The markup with sorted attributes and without the frameworks' comments, to compare candidates. */
    markup: () => describe(app),

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

function describe(element) {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(name === 'class' && value === 'clicked'))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
  const children = [...element.childNodes].map((child) => {
    if (child instanceof Element) return describe(child)
    return child instanceof Text ? child.data.trim() : ''
  })
  return `<${element.localName}${attributes.join('')}>${children.join('')}</${element.localName}>`
}
