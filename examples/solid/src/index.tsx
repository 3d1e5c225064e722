import '../../shared/base.css'
import '../../shared/style.css'
import '@dogear/core/theme.css'
import { render } from 'solid-js/web'
import { App } from './app'

render(App, document.getElementById('app') as HTMLElement)
