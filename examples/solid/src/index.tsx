import '../../shared/style.css'
import { render } from 'solid-js/web'
import { scenes } from '../../shared/scenes'
import { App } from './app'

render(() => <App shown={scenes} />, document.getElementById('app') as HTMLElement)
