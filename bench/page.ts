/** The props of every candidate. */
export interface Options {
  count: number
  pageSize: number
}
export const options: Options = { count: 1000, pageSize: 10 }

/** A framework's candidates, and how to render copies of one in an element synchronously. */
interface Framework<Component> {
  candidates: Record<string, () => Promise<unknown>>
  mount(candidate: Component, copies: number, element: HTMLElement): () => void
}

interface Click {
  /** Milliseconds from the first listener to the last, which includes the microtasks between them. */
  time: number
  /** The current page that the document showed afterwards. */
  page: string | undefined
}

/** Sets `window.bench` to the functions that the runner calls. The URL names the candidate. */
export async function run<Component>({ candidates, mount }: Framework<Component>): Promise<void> {
  const name = new URLSearchParams(location.search).get('candidate')
  const [, load] = Object.entries(candidates).find(([file]) => file.startsWith(`./${name}.`)) ?? []
  if (!load) throw new Error(`Unknown candidate ${name}. Choose from ${Object.keys(candidates).join(', ')}.`)
  const { default: candidate } = (await load()) as { default: Component }
  const app = document.querySelector<HTMLElement>('#app') as HTMLElement

  let unmount = () => {}
  const show = (copies: number) => {
    unmount()
    unmount = mount(candidate, copies, app)
  }

  let clicks: Click[] = []
  let start = 0
  const atFirst = () => {
    start = performance.now()
  }
  const atLast = () => {
    const time = performance.now() - start
    clicks.push({ time, page: app.querySelector('[aria-current], [data-selected]')?.textContent ?? undefined })
  }

  Object.assign(window, {
    bench: {
      show,

      /** Shows one copy with its Next button at a fixed position, and times its clicks. */
      showForClicks() {
        show(1)
        nextIn(app).classList.add('next')
        clicks = []
        window.addEventListener('click', atFirst, true)
        window.addEventListener('click', atLast)
      },

      takeClicks: () => clicks,

      /** The markup with sorted attributes and without the frameworks' comments, to compare candidates. */
      markup: () => describe(app),

      /** Milliseconds that each of some frames takes in which the width of all copies changes. */
      async timesOfResizes(copies: number): Promise<number[]> {
        show(copies)
        const times: number[] = []
        for (let width = 900; width > 300; width -= 20) {
          app.style.width = `${width}px`
          await new Promise(requestAnimationFrame)
          const start = performance.now()
          // The message arrives after the frame's layout, its observers and its paint.
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(undefined)
          })
          // The first frame also paints the new lists.
          if (width < 900) times.push(performance.now() - start)
        }
        return times
      },

      /** Milliseconds per copy when many render at once. */
      timeOfMount(copies: number): number {
        show(0)
        const begin = performance.now()
        show(copies)
        const time = performance.now() - begin
        show(0)
        return time / copies
      },
    },
  })
}

function nextIn(root: HTMLElement): HTMLElement {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a')]
  const next = controls.find((control) => /next/i.test(control.ariaLabel ?? control.textContent ?? ''))
  if (!next) throw new Error(`Found no Next button in ${root.innerHTML}`)
  return next
}

function describe(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(name === 'class' && value === 'next'))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
  const children = [...element.childNodes].map((child) => {
    if (child instanceof Element) return describe(child)
    return child instanceof Text ? child.data.trim() : ''
  })
  return `<${element.localName}${attributes.join('')}>${children.join('')}</${element.localName}>`
}
