// The script of a test page: shows the sample that `data-sample` of the root element names, in its router, and another list.
import { createPageUrl } from '@dogear/core/url'
import * as ReactPagination from '@dogear/react/pagination'
import * as SolidPagination from '@dogear/solid/pagination'
import * as VuePagination from '@dogear/vue/pagination'
import { HashRouter, Route, Router, useBeforeLeave } from '@solidjs/router'
import { type AnyRouter, createHashHistory, useBlocker as useTanstackBlocker } from '@tanstack/react-router'
import { type ComponentType, createElement, Fragment, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createHashRouter,
  type LoaderFunction,
  RouterProvider,
  useBlocker,
  useNavigate,
} from 'react-router'
import { createComponent, type JSX, mergeProps, type Component as SolidComponent, Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import { createApp, defineComponent, h, type Component as VueComponent } from 'vue'
import { createRouter, createWebHashHistory, createWebHistory, RouterLink, RouterView, useRouter } from 'vue-router'
import { useRouterPage as useReactRouterPage } from '../react/use-router-page'
import { useRouterPage as useTanstackRouterPage } from '../react/use-tanstack-router-page'
import { createRouterPage } from '../solid/create-router-page'
import { useRouterPage as useVueRouterPage } from '../vue/use-router-page'
import { renderSample } from './render-sample'

// Each framework has its own JSX types, so each sample is type-checked in its own folder instead of here.
declare global {
  interface Window {
    /** `false` refuses navigations. Vue Router's guard may also wait. */
    guard?: Promise<boolean> | boolean
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

const otherUrl = createPageUrl({ page: 'other', pageSize: 'others' })
const other = { count: 50, type: 'link', 'aria-label': 'Other' } as const

const isRefused = () => window.guard === false

/** Refuses navigations of React Router. */
const ReactGuard = () => {
  const blocker = useBlocker(isRefused)
  useEffect(() => blocker.reset?.(), [blocker])
  return null
}

/** Refuses navigations of TanStack Router. */
const TanstackGuard = () => {
  useTanstackBlocker({ shouldBlockFn: isRefused })
  return null
}

const ReactOther = ({ usePage }: { usePage: typeof useReactRouterPage }) => {
  const { Root, PrevTrigger, List, NextTrigger, PageInput } = ReactPagination
  const next = createElement(NextTrigger, null, '›')
  const parts = [createElement(PrevTrigger), createElement(List), next, createElement(PageInput)]
  return createElement(Root, { ...other, ...usePage(otherUrl) }, ...parts)
}
const withOther = (list: ReactNode, usePage: typeof useReactRouterPage, Guard: ComponentType) =>
  createElement(Fragment, null, list, createElement(ReactOther, { usePage }), createElement(Guard))

const back = () => history.back()

/** Buttons outside of the lists. */
const ReactButtons = () => {
  const navigate = useNavigate()
  const leave = () => navigate('/lazy')
  const buttons = Object.entries({ Leave: leave, Back: back })
  return buttons.map(([name, onClick]) => createElement('button', { key: name, type: 'button', onClick }, name))
}

const VueButtons = defineComponent(() => {
  const router = useRouter()
  const leave = () => router.push('/lazy')
  return () => Object.entries({ Leave: leave, Back: back }).map(([name, onClick]) => h('button', { onClick }, name))
})

const VueOther = defineComponent(() => {
  const page = useVueRouterPage(otherUrl)
  const { Root, PrevTrigger, List, NextTrigger, PageInput } = VuePagination
  const parts = () => [h(PrevTrigger), h(List), h(NextTrigger, () => '›'), h(PageInput)]
  return () => h(Root, { ...other, ...page.value }, parts)
})

/** Next is a link of the router, the Items aren't. */
const VueLinks = defineComponent(() => {
  const page = useVueRouterPage(otherUrl)
  const { Root, List, NextTrigger, Content } = VuePagination
  const to = () => otherUrl.href(page.value.url, { page: page.value.page + 1 })
  const next = () => h(NextTrigger, { asChild: true }, () => h(RouterLink, { to: to() }, () => 'Next'))
  return () => h(Root, { ...other, ...page.value }, () => [h(List), next(), h(Content, { focus: true })])
})

const SolidOther = () => {
  useBeforeLeave((event) => isRefused() && event.preventDefault())
  const { Root, PrevTrigger, List, NextTrigger } = SolidPagination
  const parts = () => [
    createComponent(PrevTrigger, {}),
    createComponent(List, {}),
    createComponent(NextTrigger, { children: '›' }),
  ]
  const children = {
    get children() {
      return parts()
    },
  }
  return createComponent(Root, mergeProps(other, createRouterPage(otherUrl), children))
}

const routers: Record<string, () => void> = {
  'react/router.tsx'() {
    const route = {
      path: '/',
      Component: () => [
        createElement(
          Fragment,
          { key: 'lists' },
          withOther(createElement(sample as ComponentType), useReactRouterPage, ReactGuard),
        ),
        createElement(ReactButtons, { key: 'buttons' }),
      ],
      HydrateFallback: () => null,
      ...module,
    }
    const routes = [route, { path: '/lazy', lazy: async () => ({ Component: () => 'Lazy' }) }]
    const router = isHash ? createHashRouter(routes) : createBrowserRouter(routes, { basename: base })
    createRoot(container).render(createElement(RouterProvider, { router }))
  },
  'vue/router.vue'() {
    const routes = [
      { path: '/', component: { render: () => [h(sample as VueComponent), h(VueOther), h(VueButtons)] } },
      { path: '/lazy', component: async () => ({ render: () => 'Lazy' }) },
      { path: '/links', component: VueLinks },
    ]
    const router = createRouter({ history: isHash ? createWebHashHistory() : createWebHistory(base), routes })
    router.beforeEach(() => window.guard)
    createApp({ render: () => h(RouterView) })
      .use(router)
      .mount(container)
  },
  'solid/router.tsx'() {
    const root = (props: { children?: JSX.Element }) => createComponent(Suspense, props as { children: JSX.Element })
    const route = () =>
      createComponent(Route, {
        path: '/',
        component: () => [createComponent(sample as SolidComponent, {}), createComponent(SolidOther, {})],
      })
    const router = () =>
      isHash
        ? createComponent(HashRouter, { root, children: route() })
        : createComponent(Router, { base, root, children: route() })
    render(router, container)
  },
}

exported?.update({
  ...exported.options,
  ...(isHash && { history: createHashHistory() }),
  InnerWrap: ({ children }: { children: ReactNode }) => withOther(children, useTanstackRouterPage, TanstackGuard),
})
const show = routers[path] ?? (() => renderSample(path.split('/')[0] as string, sample, container))
show()
document.documentElement.dataset.hydrated = ''
