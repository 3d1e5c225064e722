import { type Component, createApp, h } from 'vue'
import { options, run } from '../page'

run<Component>({
  candidates: import.meta.glob('./*.vue'),
  mount(candidate, copies, element) {
    const app = createApp({ render: () => Array.from({ length: copies }, () => h(candidate, options)) })
    app.mount(element)
    return () => app.unmount()
  },
})
