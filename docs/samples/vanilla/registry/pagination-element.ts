import { createPagination, type PageAndSize, type PaginationChangeDetails, type PaginationOptions } from '@dogear/core'
import { renderParts } from '@dogear/core/dom'

const totals = ['count', 'totalPages', 'minCount', 'maxPage'] as const
const numbers = ['page', 'pageSize', 'siblingCount', 'boundaryCount', ...totals] as const
const attributes = [...numbers, 'hasNextPage', 'busy', 'disabled', 'href'] as const
const properties = [...attributes, 'getPageUrl', 'translations'] as const

type Given = Pick<PaginationOptions, Exclude<(typeof properties)[number], 'href'>> & { href?: string | undefined }

const toAttribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Each of `properties` is a property, and an attribute unless its value is a function or an object. */
export class DogearPagination extends ((globalThis.HTMLElement ?? class {}) as typeof HTMLElement) {
  static readonly observedAttributes = attributes.map(toAttribute)

  /** Like the `value` of an input, it changes with each `dogear-change` that nobody prevents. From 1. */
  declare page: number
  declare pageSize: number
  declare count: number | undefined
  declare totalPages: number | undefined
  declare minCount: number | undefined
  declare hasNextPage: boolean | undefined
  declare maxPage: number | undefined
  declare siblingCount: number | undefined
  declare boundaryCount: number | undefined
  declare busy: boolean | undefined
  declare disabled: boolean | undefined
  /** The URL of a page, with `{page}` and `{pageSize}`. Makes the controls links, as `getPageUrl` does. */
  declare href: string | undefined
  declare getPageUrl: PaginationOptions['getPageUrl']
  declare translations: PaginationOptions['translations']

  readonly pagination = createPagination()
  #given: Given = {}
  #isScheduled = false
  #observer: MutationObserver | undefined

  static {
    for (const name of properties) {
      Object.defineProperty(DogearPagination.prototype, name, {
        get(this: DogearPagination) {
          return /^page/.test(name) ? this.pagination.get()[name as 'page'] : this.#given[name]
        },
        set(this: DogearPagination, value: unknown) {
          this.#set({ [name]: value })
        },
      })
    }
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
    const name = attributes.find((name) => toAttribute(name) === attribute)
    const value =
      name === 'href' ? text : numbers.includes(name as 'page') ? Number(text || Number.NaN) : text !== 'false'
    this.#set({ [name as string]: text === null ? undefined : value })
  }

  connectedCallback() {
    // Set before the element was defined.
    for (const name of properties.filter((name) => Object.hasOwn(this, name))) {
      const value = this[name]
      delete (this as Partial<this>)[name]
      Object.assign(this, { [name]: value })
    }
    if (!this.hasAttribute('role')) this.setAttribute('role', 'navigation')
    // Parts may arrive later, from a parser, a template or a server.
    this.#observer ??= new MutationObserver(() => this.#schedule())
    this.#observer.observe(this, { childList: true, subtree: true })
    this.#schedule()
  }

  #set(changes: Given) {
    this.#given = { ...this.#given, ...changes }
    const { href, page = 1, pageSize = 10, ...options } = this.#given
    const template = (to: PageAndSize) => `${href}`.replace(/{(page|pageSize)}/g, (_, name: 'page') => `${to[name]}`)
    const getPageUrl = options.getPageUrl ?? (href == null ? undefined : template)
    const type = getPageUrl && 'link'
    const onPaginationChange = (details: PaginationChangeDetails) => this.#change(details)
    this.pagination.setOptions({ ...options, page, pageSize, type, getPageUrl, onPaginationChange })
    this.#schedule()
  }

  #change(detail: PaginationChangeDetails) {
    const { page, pageSize } = this.#given
    this.#set({ page: detail.page, pageSize: detail.pageSize })
    const changed = this.#given
    const event = new CustomEvent('dogear-change', { detail, bubbles: true, cancelable: true })
    // A listener may have set other numbers.
    if (!this.dispatchEvent(event) && this.#given === changed) this.#set({ page, pageSize })
  }

  #schedule() {
    if (!this.#isScheduled) queueMicrotask(() => this.#render())
    this.#isScheduled = true
  }

  #render() {
    this.#isScheduled = false
    if (!this.isConnected) return
    renderParts(this, this.pagination.get())
    // What it has changed itself.
    this.#observer?.takeRecords()
  }
}

if (globalThis.customElements && !customElements.get('dogear-pagination'))
  customElements.define('dogear-pagination', DogearPagination)

declare global {
  interface HTMLElementTagNameMap {
    'dogear-pagination': DogearPagination
  }
  interface HTMLElementEventMap {
    'dogear-change': CustomEvent<PaginationChangeDetails>
  }
}
