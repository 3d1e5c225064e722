import { type Component, createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { type Options, options } from '../page'

const candidates = import.meta.glob<Component<Options>>('../vue/*.vue', { eager: true, import: 'default' })

export const render = (name: string) =>
  renderToString(createSSRApp(candidates[`../vue/${name}.vue`] as Component, { ...options }))
