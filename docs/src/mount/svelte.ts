import { type Component, mount as mountSvelte } from 'svelte'

export const mount = (component: Component, element: Element) => mountSvelte(component, { target: element })
