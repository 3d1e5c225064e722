// The script of a test page: shows the sample that `data-sample` of the root element names, in its router.
import { Router } from '@solidjs/router'
import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createComponent, type Component as SolidComponent } from 'solid-js'
import { render } from 'solid-js/web'
import { createApp, h, type Component as VueComponent } from 'vue'
import { createRouter, createWebHistory, RouterView } from 'vue-router'
import { renderSample } from './render-sample'

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
const samples: Record<string, unknown> = import.meta.glob(
  '../*/{router,tanstack-router,no-router}.{ts,tsx,vue,svelte}',
  {
    eager: true,
    import: 'default',
  },
)

const { sample: path = '', base = '' } = document.documentElement.dataset
const sample = samples[`../${path}`]
const container = document.body.appendChild(document.createElement('div'))

const routers: Record<string, () => void> = {
  'react/router.tsx': () =>
    createRoot(container).render(
      createElement(BrowserRouter, { basename: base }, createElement(sample as ComponentType)),
    ),
  'vue/router.vue'() {
    const routes = [{ path: '/', component: sample as VueComponent }]
    const router = createRouter({ history: createWebHistory(base), routes })
    createApp({ render: () => h(RouterView) })
      .use(router)
      .mount(container)
  },
  'solid/router.tsx': () => render(() => createComponent(Router, { base, root: sample as SolidComponent }), container),
}

const show = routers[path] ?? (() => renderSample(path.split('/')[0] as string, sample, container))
show()
document.documentElement.dataset.hydrated = ''
