import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createComponent, type Component as SolidComponent } from 'solid-js'
import { render as renderSolid } from 'solid-js/web'
import { mount, type Component as SvelteComponent, unmount } from 'svelte'
import { createApp, h, type Component as VueComponent } from 'vue'

const hosts: Record<string, (sample: unknown, container: Element, props: object) => () => void> = {
  react(sample, container, props) {
    const root = createRoot(container)
    root.render(createElement(sample as ComponentType, props))
    return () => root.unmount()
  },
  vue(sample, container, props) {
    const app = createApp({ render: () => h(sample as VueComponent, props) })
    app.mount(container)
    return () => app.unmount()
  },
  solid: (sample, container, props) => renderSolid(() => createComponent(sample as SolidComponent, props), container),
  svelte(sample, container, props) {
    const app = mount(sample as SvelteComponent, { target: container, props })
    return () => void unmount(app)
  },
  vanilla: (sample, container) => (sample as (element: Element) => () => void)(container),
}

/** Renders a sample from the folder of a framework. Returns a function that removes it. */
export const renderSample = (framework: string, sample: unknown, container: Element, props = {}) =>
  hosts[framework]?.(sample, container, props)
