import '../../shared/style.css'
import { render } from 'solid-js/web'
import { scenes } from '../../shared/scenes'
import { App } from './app'

const shown = scenes.filter(({ id }) => id === 'links')

render(() => <App shown={shown} />, document.getElementById('app') as HTMLElement)
