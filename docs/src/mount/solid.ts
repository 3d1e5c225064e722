import { type Component, createComponent } from 'solid-js'
import { render } from 'solid-js/web'

export const mount = (component: Component, element: Element) => render(() => createComponent(component, {}), element)
