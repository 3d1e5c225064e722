// The script of a test page: shows the sample that `data-sample` of the root element names, in its router.
import { HashRouter, Route, Router } from '@solidjs/router'
import { type AnyRouter, createHashHistory } from '@tanstack/react-router'
import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, createHashRouter, type LoaderFunction, RouterProvider } from 'react-router'
import { createComponent, type JSX, type Component as SolidComponent, Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import { createApp, h, type Component as VueComponent } from 'vue'
import { createRouter, createWebHashHistory, createWebHistory, RouterView } from 'vue-router'
import { renderSample } from './render-sample'

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
declare global {
  interface Window {
    /** What Vue Router's guard returns. */
    guard?: Promise<boolean>
  }
}

const samples: Record<string, { default: unknown; loader?: LoaderFunction; router?: AnyRouter }> = import.meta.glob(
  '../*/{router,tanstack-router}.{tsx,vue}',
  { eager: true },
)

const { sample: path = '', base = '' } = document.documentElement.dataset
const { default: sample, router: exported, ...module } = samples[`../${path}`] ?? {}
const isHash = base === '/#/'
const container = document.body.appendChild(document.createElement('div'))

const routers: Record<string, () => void> = {
  'react/router.tsx'() {
    const route = { path: '/', Component: sample as ComponentType, HydrateFallback: () => null, ...module }
    const router = isHash ? createHashRouter([route]) : createBrowserRouter([route], { basename: base })
    createRoot(container).render(createElement(RouterProvider, { router }))
  },
  'vue/router.vue'() {
    const routes = [{ path: '/', component: sample as VueComponent }]
    const router = createRouter({ history: isHash ? createWebHashHistory() : createWebHistory(base), routes })
    router.beforeEach(() => window.guard)
    createApp({ render: () => h(RouterView) })
      .use(router)
      .mount(container)
  },
  'solid/router.tsx'() {
    const root = (props: { children?: JSX.Element }) => createComponent(Suspense, props as { children: JSX.Element })
    const route = () => createComponent(Route, { path: '/', component: sample as SolidComponent })
    const router = () =>
      isHash
        ? createComponent(HashRouter, { root, children: route() })
        : createComponent(Router, { base, root, children: route() })
    render(router, container)
  },
}

if (isHash) exported?.update({ ...exported.options, history: createHashHistory() })
const show = routers[path] ?? (() => renderSample(path.split('/')[0] as string, sample, container))
show()
document.documentElement.dataset.hydrated = ''
