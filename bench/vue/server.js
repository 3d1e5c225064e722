import candidate from 'candidate'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { options } from '../page'

export const render = () => renderToString(createSSRApp(candidate, { ...options }))
