import { expect } from 'vitest'
import { openFrame } from './frame.js'
import type { Renderer, SceneProps } from './renderer.js'

export const getPageUrl = ({ page }: { page: number }) => `/contract/page?page=${page}`
export const getPageHash = ({ page }: { page: number }) => `#page=${page}`

/** Links in an iframe, below a document of their own. */
export type Links = Awaited<ReturnType<typeof renderLinks>>

export async function renderLinks(render: Renderer['render'], props: SceneProps, path?: string) {
  const frame = await openFrame(path)
  const onPageChange = () => {}
  const view = await render({ count: 100, type: 'link', getPageUrl, onPageChange, ...props }, frame.container)
  return {
    ...view,
    ...frame,
    /** Waits until these pages have been requested. */
    hasRequested: (...pages: number[]) => expect.poll(() => view.requests).toEqual(pages),
    /** Calls a router with each navigation that the user starts, in a browser with the Navigation API. */
    onNavigate(route: (event: NavigateEvent) => void) {
      navigationOf(frame.window)?.addEventListener('navigate', (event) => {
        if (event.userInitiated) route(event)
      })
    },
    /** Prevents the browser from following links, as a router does. */
    routeClicks(navigate = () => {}, options: AddEventListenerOptions = {}) {
      const route = (event: Event) => {
        event.preventDefault()
        navigate()
      }
      frame.document.addEventListener('click', route, options)
    },
  }
}

/** URLs that the server answers slowly: with a page after `release` if they are `held`, or with `nothing`. */
export function serverPages(answer: 'held' | 'nothing') {
  const key = crypto.randomUUID()
  const count = async () => Number(await (await fetch(`/contract/count?key=${key}`)).text())
  return {
    getPageUrl: ({ page }: { page: number }) => `/contract/${answer}?key=${key}&page=${page}`,
    /** Resolves when the server has received this many requests. */
    received: (requests: number) => expect.poll(count).toBeGreaterThanOrEqual(requests),
    release: () => fetch(`/contract/release?key=${key}`),
  }
}

/** The parts of the Navigation API that the suites use. TypeScript has no types for it yet. */
export type Navigation = NavigationMembers & EventTarget

interface NavigationMembers {
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void
  updateCurrentEntry(options: { state: unknown }): void
}

export interface NavigateEvent extends Event {
  readonly destination: { readonly url: string }
  readonly userInitiated: boolean
  intercept(options?: {
    handler?(): Promise<void>
    precommitHandler?(controller: { redirect(url: string): void }): Promise<void>
  }): void
}

/** Undefined in a browser without the API. */
export function navigationOf(window: Window): Navigation | undefined {
  return (window as { readonly navigation?: Navigation }).navigation
}
