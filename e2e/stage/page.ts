import { harness } from 'virtual:stage-of-host'
import fc from 'fast-check'
import { arbitraryOptions } from '../../packages/contract/src/arbitraries.js'

declare global {
  interface Window {
    /** What each copy of the page's script can do. */
    pages?: (typeof page)[]
  }
}

const page = {
  /** Shows a pagination until the end, in an element of this id. */
  async show(id: string) {
    const container = document.body.appendChild(document.createElement('div'))
    container.id = id
    await harness.mount({ options: { count: 100 } }, container)
  },

  /** Shows a sample of arbitrary options one after the other, each changed into the next and used. */
  async showWild(size: number, seed: number) {
    const container = document.body.appendChild(document.createElement('div'))
    const sample = fc.sample(arbitraryOptions, { numRuns: size, seed })
    for (const [index, options] of sample.entries()) {
      const mounted = await harness.mount({ options }, container)
      await mounted.run(() => mounted.api().goToNextPage())
      await mounted.update({ options: sample[index + 1] ?? {} })
      await mounted.run(() => mounted.api().setPageSize(Number.NaN))
      await mounted.unmount()
    }
    return sample.length
  },

  async mountAndUnmount(times: number) {
    const container = document.body.appendChild(document.createElement('div'))
    for (let time = 1; time <= times; time++) {
      const mounted = await harness.mount({ options: { count: 1000 } }, container)
      await mounted.unmount()
      // What frameworks put off until later has to get its turn.
      if (time % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    container.remove()
  },

  /** Goes through 1000 pages and back, as often as it takes. */
  async changePages(times: number) {
    const container = document.body.appendChild(document.createElement('div'))
    const mounted = await harness.mount({ options: { count: 10_000 } }, container)
    for (let time = 1; time <= times; time++) {
      const isThere = mounted.api().nextPage === null
      await mounted.run(() => (isThere ? mounted.api().goToFirstPage() : mounted.api().goToNextPage()))
      if (time % 500 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    await mounted.unmount()
    container.remove()
  },
}

window.pages ??= []
window.pages.push(page)
