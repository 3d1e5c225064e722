import { type GoldenName, golden } from '@dogear/contract/golden'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import App from './app.vue'

export const render = (name: GoldenName) => renderToString(createSSRApp(() => h(App, { scene: golden[name].scene })))
