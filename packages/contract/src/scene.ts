import type { PaginationActions, PaginationOptions } from '@dogear/core'

/** The parts of the composition that every host renders, beside its roots. */
export type Part = 'firstTrigger' | 'prevTrigger' | 'item' | 'ellipsis' | 'nextTrigger' | 'lastTrigger'

/**
 * What a host shows. The markup is the same in all of them: in each root a FirstTrigger and a PrevTrigger, the entries
 * of `pages` in a loop keyed by `value`, a NextTrigger and a LastTrigger, with nothing between them.
 */
export interface Scene {
  /** Options of the pagination. Default none. */
  readonly options?: PaginationOptions
  /**
   * Who creates the pagination: each Root its own, or the parent with `usePagination`, which passes the same one to every
   * RootProvider. With `'switch'` the parent creates two (the second one starts on page 7) and passes the one that
   * `provided` names. Default `'root'`.
   */
  readonly madeBy?: 'root' | 'parent' | 'switch'
  /** Which pagination the RootProviders receive, where `madeBy` is `'switch'`. Default `'first'`. */
  readonly provided?: 'first' | 'second'
  /**
   * A component inside the first root runs `run` in an effect of the framework that depends on `key`, with what
   * `usePaginationContext` returned. Only hosts with `parts`.
   */
  readonly effect?: { readonly key: string; readonly run: (actions: PaginationActions) => void }
  /**
   * Is told by the framework's error boundary around the RootProviders, where the parent makes the pagination. Another
   * one makes the boundary try again. Default none, and no boundary.
   */
  readonly onError?: (error: unknown) => void
  /** What is given to each root, one after the other; how many roots there are. Default one, given nothing. */
  readonly roots?: readonly Given[]
  /** What is given to a part: `item` to every Item, `item3` to the one of page 3 instead. */
  readonly given?: { readonly [Name in Part | `item${number}`]?: Given }
}

/** What the user gives to a part. */
export interface Given extends GivenToElement {
  readonly disabled?: boolean
  /** Content of the part instead of its usual text. Not for roots. */
  readonly content?: string
  /** Renders this element instead of the part's own, through `asChild`. */
  readonly asChild?: Child
}

export interface Child extends GivenToElement {
  /** A tag name, or `'component'` for a component of the test that passes everything on to a `button`. */
  readonly tag: string
  /** What `asChild` receives instead of one element. Only hosts that have `takesChild` are given `'two'` and `'text'`. */
  readonly instead?: 'nothing' | 'two' | 'text'
}

export interface GivenToElement {
  /** Spelled as in HTML: `class` and `style` are strings. */
  readonly attributes?: { readonly [name: string]: string | null | undefined }
  readonly onClick?:
    | ((event: Pick<Event, 'type' | 'defaultPrevented' | 'preventDefault' | 'currentTarget'>) => void)
    | null
    | undefined
  readonly onKeydown?: ((event: Pick<KeyboardEvent, 'type' | 'key'>) => void) | null | undefined
  /** Called with the element, and with null once it is gone. */
  readonly ref?: (element: Element | null) => void
}

/** What a scene gives to a part; `page` is that of an Item. */
export function givenTo({ given }: Scene, part: Part, page?: number): Given {
  return (page && given?.[`item${page}`]) || given?.[part] || {}
}

export const rootsOf = ({ roots }: Scene): readonly Given[] => roots ?? [{}]

/** What stands in a part; in an Item it is the page number. */
export const texts = {
  firstTrigger: 'First',
  prevTrigger: 'Previous',
  ellipsis: '…',
  nextTrigger: 'Next',
  lastTrigger: 'Last',
} as const
