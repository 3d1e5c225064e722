import { createApp } from 'vue'
import Buttons from './Buttons.vue'
import Links from './Links.vue'

createApp(location.pathname === '/links' ? Links : Buttons).mount('#app')
