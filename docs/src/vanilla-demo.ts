type Sample = (element: HTMLElement) => unknown

const samples = Object.entries(
  import.meta.glob<Sample>(
    ['../samples/vanilla/*.ts', '../samples/vanilla/moments/*.ts', '../../examples/vanilla/src/scenes/*.ts'],
    { import: 'default' },
  ),
)

/** Renders a vanilla sample into itself once it scrolls into view, like the islands of the frameworks. */
class VanillaDemo extends HTMLElement {
  connectedCallback() {
    const [, load] = samples.find(([path]) => path.endsWith(`/${this.dataset.sample}.ts`)) ?? []
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting || !load) return
      observer.disconnect()
      const sample = await load()
      sample(this)
    })
    observer.observe(this)
  }
}

customElements.define('vanilla-demo', VanillaDemo)
