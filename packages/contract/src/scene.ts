import type { PaginationOptions } from '@dogear/core'

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
   * Who makes the pagination: each Root one of its own, or the component around by `usePagination`, which hands the same
   * one to every RootProvider. Default `'root'`.
   */
  readonly madeBy?: 'root' | 'parent'
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
  /** Renders this element instead of the part's own, through `asChild`. */
  readonly asChild?: GivenToElement & { readonly tag: string }
}

export interface GivenToElement {
  /** Spelled as in HTML: `class` and `style` are strings. */
  readonly attributes?: { readonly [name: string]: string }
  readonly onClick?: (event: Pick<Event, 'type' | 'defaultPrevented' | 'preventDefault' | 'currentTarget'>) => void
  readonly onKeydown?: (event: Pick<KeyboardEvent, 'type' | 'key'>) => void
  /** Is called with the element, and with null once it is gone. */
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
