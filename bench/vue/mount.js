import candidate from 'candidate'
import { createApp, h } from 'vue'
import { options, run } from '../page'

run((copies, element) => {
  const app = createApp({ render: () => Array.from({ length: copies }, () => h(candidate, options)) })
  app.mount(element)
  return () => app.unmount()
})
