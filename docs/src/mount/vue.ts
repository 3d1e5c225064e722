import { type Component, createApp } from 'vue'

export const mount = (component: Component, element: Element) => createApp(component).mount(element)
