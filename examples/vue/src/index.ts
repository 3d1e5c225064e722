import '../../shared/base.css'
import '../../shared/style.css'
import '@dogear/vue/theme.css'
import { createApp } from 'vue'
import App from './app.vue'

createApp(App).mount('#app')
