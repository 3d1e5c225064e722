type Mount = (component: unknown, element: Element) => void

const mounts = import.meta.glob<Mount>('./mount/*.ts', { import: 'mount' })
const demos = import.meta.glob('../samples/{react,vue,solid,svelte}/registry/*-demo.*', { import: 'default' })

followTheme(parent.document.documentElement)
fitFrame()
await show()

async function show() {
  const query = new URLSearchParams(location.search)
  const framework = query.get('framework')
  const mount = await find(mounts, `./mount/${framework}.`)
  const demo = await find(demos, `../samples/${framework}/registry/${query.get('name')}-demo.`)
  const element = document.getElementById('demo')
  if (mount && demo && element) mount(demo, element)
  else element?.append(...Object.keys(demos).map(linkTo))
}

/** A link to the preview of a demo, for visitors who open the page by itself. */
function linkTo(path: string) {
  const [, framework = '', name = ''] = /samples\/(\w+)\/registry\/(.+)-demo\./.exec(path) ?? []
  const line = document.createElement('p')
  const link = line.appendChild(document.createElement('a'))
  link.href = `?${new URLSearchParams({ framework, name })}`
  link.textContent = `${name} (${framework})`
  return line
}

async function find<T>(modules: Record<string, () => Promise<T>>, start: string) {
  const [, load] = Object.entries(modules).find(([path]) => path.startsWith(start)) ?? []
  return load?.()
}

/** Shows the theme that the site around the frame shows. */
function followTheme(site: HTMLElement) {
  const update = () => document.documentElement.classList.toggle('dark', site.dataset.theme === 'dark')
  new MutationObserver(update).observe(site, { attributeFilter: ['data-theme'] })
  update()
}

/** Keeps the frame as high as its content. */
function fitFrame() {
  const root = document.documentElement
  const frame = window.frameElement as HTMLElement | null
  const fit = () => frame?.style.setProperty('block-size', `${root.offsetHeight}px`)
  new ResizeObserver(fit).observe(root)
}
