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
