import { mount } from 'svelte'
import Buttons from './buttons.svelte'
import Links from './links.svelte'

mount(location.pathname === '/links' ? Links : Buttons, { target: document.body })
