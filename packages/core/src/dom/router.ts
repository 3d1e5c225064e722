/** What a list needs to know of a router. */
export interface PageRouter {
  /** Path, query and hash, as `navigate` takes them: in most routers without the base path. */
  readonly url: string
  /**
   * Goes to a URL. If it returns a promise, the list is busy and shows that URL until the promise is settled. It must be settled
   * after a refusal, too.
   */
  readonly navigate: (url: string, options: { readonly replace: boolean }) => unknown
  /** Whether the router is on its way to a URL. Needed if `navigate` returns no promise and `url` changes later. */
  readonly isNavigating?: boolean | undefined
  /** The address of a URL, for links: with the base path, or after a `#`. Default: the URL itself. */
  readonly href?: ((url: string) => string) | undefined
  /**
   * An object that all lists of this router share, such as the router itself. Only needed if a document has several routers
   * that can have the same URL. Default: one router for the document.
   */
  readonly scope?: object | undefined
}
