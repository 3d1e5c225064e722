import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { render as renderComponent } from 'svelte/server'
import App from './app.svelte'

export const render = (name: ServerScene) => renderComponent(App, { props: { scene: serverScene(name) } }).body
