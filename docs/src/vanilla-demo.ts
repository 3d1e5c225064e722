type Sample = (element: HTMLElement) => unknown

const samples = import.meta.glob<Sample>('../samples/vanilla/*.ts', { import: 'default' })

/** Runs a vanilla sample in itself once it has been scrolled into view, as the islands of the frameworks do. */
class VanillaDemo extends HTMLElement {
  connectedCallback() {
    const start = samples[`../samples/vanilla/${this.dataset.sample}.ts`]
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting || !start) return
      observer.disconnect()
      const sample = await start()
      sample(this)
    })
    observer.observe(this)
  }
}

customElements.define('vanilla-demo', VanillaDemo)
