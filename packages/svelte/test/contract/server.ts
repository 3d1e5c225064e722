import { type GoldenName, golden } from '@dogear/contract/golden'
import { render as renderComponent } from 'svelte/server'
import App from './app.svelte'

export const render = (name: GoldenName) => renderComponent(App, { props: { scene: golden[name].scene } }).body
