import { harness } from 'virtual:harness'
import fc from 'fast-check'
import { golden, goldenNames } from '../../packages/contract/src/golden/golden.js'
import type { Scene } from '../../packages/contract/src/harness/scene.js'
import { scenesWithEveryOption } from '../../packages/contract/src/harness/server-scenes.js'
import { arbitraryOptions } from '../../packages/contract/src/random/arbitraries.js'
import { createPageUrl } from '../../packages/core/src/url/index.js'

declare global {
  interface Window {
    /** One entry per copy of this script. */
    pages?: (typeof page)[]
  }
}

const page = {
  /** Shows a pagination in an element with this id. */
  async show(id: string) {
    const container = document.body.appendChild(document.createElement('div'))
    container.id = id
    await harness.mount({ options: { count: 100 } }, container)
  },

  /** For each of many random options, mounts a pagination, uses it, and updates it to the next options. */
  async showArbitrary(size: number, seed: number) {
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

  /** Mounts each scene, uses it, and gives it options that nobody should. Returns the number of scenes. */
  async showEveryScene() {
    const container = document.body.appendChild(document.createElement('div'))
    const scenes: Scene[] = [
      ...goldenNames(harness.features).map((name) => golden[name].scene),
      ...Object.values(scenesWithEveryOption),
      { options: { count: 100, type: 'link' }, inUrl: [createPageUrl({ page: '' })] },
    ]
    for (const scene of scenes) {
      const mounted = await harness.mount(scene, container)
      await mounted.run(() => mounted.api().goToNextPage())
      await mounted.run(() => mounted.api().setPage(Number.NaN))
      await mounted.update({
        ...scene,
        options: { ...scene.options, count: Number.NaN, type: 'link' },
        props: { ...scene.props, pageSizeSelect: { own: { sizes: [0] } } },
      })
      await mounted.unmount()
    }
    return scenes.length
  },

  async mountAndUnmount(times: number) {
    const container = document.body.appendChild(document.createElement('div'))
    for (let time = 1; time <= times; time++) {
      const mounted = await harness.mount({ options: { count: 1000 } }, container)
      await mounted.unmount()
      if (time % 25 === 0) await nextTask()
    }
    container.remove()
  },

  /** Goes through 1000 pages repeatedly. */
  async changePages(times: number) {
    const container = document.body.appendChild(document.createElement('div'))
    const mounted = await harness.mount({ options: { count: 10_000 } }, container)
    for (let time = 1; time <= times; time++) {
      const isAtEnd = mounted.api().nextPage === null
      await mounted.run(() => (isAtEnd ? mounted.api().goToFirstPage() : mounted.api().goToNextPage()))
      if (time % 25 === 0) await nextTask()
    }
    await mounted.unmount()
    container.remove()
  },
}

/** Lets frameworks run their deferred work. Unlike a timer, it takes less than a millisecond. */
function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

window.pages ??= []
window.pages.push(page)
