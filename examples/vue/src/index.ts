import '../../shared/style.css'
import { createApp } from 'vue'
import { createRouter, createWebHistory, RouterView } from 'vue-router'
import { scenes } from '../../shared/scenes'
import App from './app.vue'

const router = createRouter({
  history: createWebHistory('/vue/'),
  routes: [
    { path: '/', component: App, props: { shown: scenes } },
    { path: '/links.html', component: App, props: { shown: scenes.filter(({ id }) => id === 'links') } },
  ],
  scrollBehavior: ({ hash }, _from, saved) => saved ?? (hash ? { el: hash } : undefined),
})

createApp(RouterView).use(router).mount('#app')
