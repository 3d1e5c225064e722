import '../../shared/base.css'
import '../../shared/style.css'
import '@dogear/svelte/theme.css'
import { mount } from 'svelte'
import App from './app.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
