import '../../shared/style.css'
import { mount } from 'svelte'
import { scenes } from '../../shared/scenes'
import App from './app.svelte'

mount(App, {
  target: document.getElementById('app') as HTMLElement,
  props: { shown: scenes.filter(({ id }) => id === 'links') },
})
