import { type GoldenName, golden } from '@dogear/contract/golden'
import { generateHydrationScript, renderToString } from 'solid-js/web'
import { App } from './app'

/** Solid's server adds a space after a class from a spread. */
export const render = (name: GoldenName) =>
  renderToString(() => <App scene={golden[name].scene} />).replace(/(class="[^"]*) "/g, '$1"')

/** @public The `ssr` command of the browser tests calls it. */
export const head = () => generateHydrationScript()
