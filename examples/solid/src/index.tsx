import '../../shared/base.css'
import '../../shared/style.css'
import '@dogear/solid/theme.css'
import { render } from 'solid-js/web'
import { App } from './app'

render(App, document.getElementById('app') as HTMLElement)
