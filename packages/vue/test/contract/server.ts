import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { Pagination } from '@dogear/vue'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import App from './app.vue'

export const render = (name: ServerScene) => renderToString(createSSRApp(() => h(App, { scene: serverScene(name) })))

export const renderProvider = (value: never) =>
  renderToString(createSSRApp(() => h(Pagination.RootProvider, { value })))
