/** The props of every candidate. */
export interface Options {
  count: number
  pageSize: number
}
export const options: Options = { count: 1000, pageSize: 10 }

/** What a framework brings: its candidates, and how `copies` of one are rendered in an element, at once. */
interface Framework<Component> {
  candidates: Record<string, () => Promise<unknown>>
  mount(candidate: Component, copies: number, element: HTMLElement): () => void
}

interface Click {
  /** Milliseconds from the first listener to the last one, and so with every microtask that the click set off. */
  time: number
  /** What the page showed then as its current one. */
  page: string | undefined
}

/** Puts into `window.bench` what the runner calls. The URL names the candidate. */
export async function run<Component>({ candidates, mount }: Framework<Component>): Promise<void> {
  const name = new URLSearchParams(location.search).get('candidate')
  const [, load] = Object.entries(candidates).find(([file]) => file.startsWith(`./${name}.`)) ?? []
  if (!load) throw new Error(`There is no candidate ${name} among ${Object.keys(candidates).join(', ')}.`)
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

      /** One copy, its Next button under the pointer, each click of which is timed. */
      showForClicks() {
        show(1)
        nextIn(app).classList.add('next')
        clicks = []
        window.addEventListener('click', atFirst, true)
        window.addEventListener('click', atLast)
      },

      takeClicks: () => clicks,

      /** Attributes in one order and without the frameworks' marks: what two candidates can have in common. */
      markup: () => describe(app),

      /** Milliseconds for one of many copies, rendered in one go. */
      timeOfMount(copies: number): number {
        show(0)
        const begin = performance.now()
        show(copies)
        const time = performance.now() - begin
        show(0)
        return time / copies
      },

      async mountAndUnmount(times: number) {
        for (let time = 1; time <= times; time++) {
          mount(candidate, 1, app)()
          // What frameworks put off until later has to get its turn.
          if (time % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
        }
      },
    },
  })
}

function nextIn(root: HTMLElement): HTMLElement {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a')]
  const next = controls.find((control) => /next/i.test(control.ariaLabel ?? control.textContent ?? ''))
  if (!next) throw new Error(`There is no Next button in ${root.innerHTML}`)
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
