import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createComponent, type Component as SolidComponent } from 'solid-js'
import { render as renderSolid } from 'solid-js/web'
import { mount, type Component as SvelteComponent, unmount } from 'svelte'
import { createApp, type Component as VueComponent } from 'vue'

const hosts: Record<string, (sample: unknown, container: Element) => () => void> = {
  react(sample, container) {
    const root = createRoot(container)
    root.render(createElement(sample as ComponentType))
    return () => root.unmount()
  },
  vue(sample, container) {
    const app = createApp(sample as VueComponent)
    app.mount(container)
    return () => app.unmount()
  },
  solid: (sample, container) => renderSolid(() => createComponent(sample as SolidComponent, {}), container),
  svelte(sample, container) {
    const app = mount(sample as SvelteComponent, { target: container })
    return () => void unmount(app)
  },
  vanilla: (sample, container) => (sample as (element: Element) => () => void)(container),
}

/** Renders a sample from the folder of a framework. Returns a function that removes it. */
export const renderSample = (framework: string, sample: unknown, container: Element) =>
  hosts[framework]?.(sample, container)
