import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { Pagination } from '@dogear/solid'
import { generateHydrationScript, renderToString } from 'solid-js/web'
import { App } from './app'

/** Solid's server adds a space after a class from a spread. */
export const render = (name: ServerScene) =>
  renderToString(() => <App scene={serverScene(name)} />).replace(/(class="[^"]*) "/g, '$1"')

/** @public The `ssr` command of the browser tests calls it. */
export const head = () => generateHydrationScript()

export const renderProvider = (value: never) => renderToString(() => <Pagination.RootProvider value={value} />)
