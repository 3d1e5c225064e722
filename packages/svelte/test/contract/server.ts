import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { Pagination } from '@dogear/svelte'
import { render as renderComponent } from 'svelte/server'
import App from './app.svelte'

export const render = (name: ServerScene) => renderComponent(App, { props: { scene: serverScene(name) } }).body

export const renderProvider = (value: never) => renderComponent(Pagination.RootProvider, { props: { value } }).body
