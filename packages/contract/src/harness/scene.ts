import type { PaginationActions, PaginationOptions, paginationAnatomy } from '@dogear/core'
import type { PageHistoryOptions, PageHistoryProps, PageRouter } from '@dogear/core/dom'
import type { PageUrl } from '@dogear/core/url'

/** The parts that are in every root of a scene. */
export type RepeatedPart = 'firstTrigger' | 'prevTrigger' | 'item' | 'ellipsis' | 'nextTrigger' | 'lastTrigger'

/** The parts that each host has code for. A scene names the others in `extras`. */
export const fixedParts = [
  ...(['root', 'firstTrigger', 'prevTrigger', 'list', 'listItem', 'item', 'ellipsis', 'ellipsisTrigger'] as const),
  ...(['nextTrigger', 'lastTrigger'] as const),
]

/** A part that a scene adds through `extras`. */
export type ExtraName = Exclude<ReturnType<typeof paginationAnatomy.keys>[number], (typeof fixedParts)[number]>

/**
 * What a host renders. The markup is the same everywhere: in each root a FirstTrigger and a PrevTrigger, the entries of
 * `pages` in a loop keyed by `value`, a NextTrigger and a LastTrigger, with nothing in between.
 */
export interface Scene {
  /** Options of the pagination. Default none. */
  readonly options?: PaginationOptions
  /** The parent adds the result of `usePageUrl`, with these arguments, to the options. */
  readonly inUrl?: readonly [PageUrl, PageHistoryOptions?]
  /** The router that `usePageUrl` receives as well, as it is now. A scene has it always or never. */
  readonly router?: PageRouter
  /** Called with what `usePageUrl` also returns, whenever the URL changes. Default: omitted. */
  readonly onUrl?: (fromUrl: Pick<PageHistoryProps, 'url' | 'setParams'>) => void
  /**
   * Who creates the pagination: each Root its own, or the parent, with `usePagination`, for all RootProviders. With
   * `'switch'`, the parent creates two (the second starts on page 7) and provides the one named by `provided`.
   * Default `'root'`.
   */
  readonly createdBy?: 'root' | 'parent' | 'switch'
  /** Which pagination the RootProviders receive if `createdBy` is `'switch'`. Default `'first'`. */
  readonly provided?: 'first' | 'second'
  /**
   * A component inside the first root calls `run` in a framework effect that depends on `key`, with the result of
   * `usePaginationContext`. Only hosts with `parts`.
   */
  readonly effect?: { readonly key: string; readonly run: (actions: PaginationActions) => void }
  /**
   * Called by an error boundary around the RootProviders, where the parent creates the pagination. Another function
   * resets the boundary. Default: no boundary.
   */
  readonly onError?: (error: unknown) => void
  /** The user's props for each root. Default one root without props. */
  readonly roots?: readonly UserProps[]
  /**
   * Renders the entries with a List or a FitList instead of a loop. The props for `item` and `ellipsis` become `itemProps`
   * and `ellipsisProps`. Default: a loop.
   */
  readonly list?: 'list' | 'fit'
  /**
   * Which entries of the list have custom content: an Item with the text `customItem(page)`, and a button with the text
   * `customEllipsis(entry)`. Default none.
   */
  readonly custom?: 'item' | 'ellipsis' | 'both' | undefined
  /**
   * More parts, in this order after the LastTrigger of each root. A Content stands before all roots instead if the parent
   * creates the pagination, and receives the one that it provides as `value`. Default none.
   */
  readonly extras?: readonly ExtraName[]
  /** Whether elements with the results of all prop getters stand at the end of each root. Only hosts with `parts`. Default false. */
  readonly hasOwnElements?: boolean
  /** Renders each ellipsis as an EllipsisTrigger, which jumps by this number of pages; 0 means the default. */
  readonly jump?: number
  /** The user's props for a part. `item` is for every Item, `item3` replaces it for page 3 in a loop. */
  readonly props?: { readonly [Name in RepeatedPart | ExtraName | 'list' | `item${number}`]?: UserProps }
}

/** The user's props for a root or a part. */
export interface UserProps extends ElementProps {
  readonly disabled?: boolean
  /** Content of the part instead of its usual text. Not for roots. */
  readonly content?: string
  /** The part's own props, such as `sizes`. A function that returns a text is a slot in Vue, and a snippet in Svelte. */
  readonly own?: { readonly [name: string]: unknown }
  /** What a part after the LastTrigger contains instead of its usual text. Only hosts with `parts`. */
  readonly children?: readonly SceneNode[]
  /** Renders this element instead of the part's own, through `asChild`. */
  readonly asChild?: Child
}

/** What a host renders by its name: a part, or an element if the name is a tag. Props of elements are the framework's. */
export interface SceneNode {
  readonly name: string
  readonly props?: { readonly [name: string]: unknown }
  readonly children?: readonly (SceneNode | string)[] | undefined
  /** Whether it is the chosen option, for frameworks whose servers ignore the `value` of a `select`. */
  readonly isSelected?: boolean
}

export interface Child extends ElementProps {
  /** A tag name, or `'component'` for a test component that forwards all props to a `button`. */
  readonly tag: string
  /** What `asChild` receives instead of one element. `'two'` and `'text'` are only for hosts with `childElement`. */
  readonly instead?: 'nothing' | 'two' | 'text'
}

export interface ElementProps {
  /** Named as in HTML: `class` and `style` are strings. */
  readonly attributes?: { readonly [name: string]: string | null | undefined }
  readonly onClick?:
    | ((event: Pick<Event, 'type' | 'defaultPrevented' | 'preventDefault' | 'currentTarget'>) => void)
    | null
    | undefined
  readonly onKeydown?: ((event: Pick<KeyboardEvent, 'type' | 'key'>) => void) | null | undefined
  readonly onChange?: ((event: Pick<Event, 'type'>) => void) | undefined
  /** Called with the element, and with null after it is removed. */
  readonly ref?: (element: Element | null) => void
}

/** The user's props for a part. `page` is the page of an Item. */
export function userPropsOf({ props }: Scene, part: RepeatedPart | ExtraName | 'list', page?: number): UserProps {
  return (page && props?.[`item${page}`]) || props?.[part] || {}
}

/** The parts after the LastTrigger of each root. */
export const extrasInside = ({ extras = [], createdBy }: Scene): readonly ExtraName[] =>
  isCreatedByParent(createdBy) ? extras.filter((name) => name !== 'content') : extras

/** Whether a Content stands before all roots. */
export const hasContentOutside = ({ extras, createdBy }: Scene): boolean =>
  isCreatedByParent(createdBy) && !!extras?.includes('content')

const isCreatedByParent = (createdBy: Scene['createdBy']) => createdBy === 'parent' || createdBy === 'switch'

export const rootsOf = ({ roots }: Scene): readonly UserProps[] => roots ?? [{}]

/** Whether a kind of entry has custom content. */
export const isCustom = ({ custom }: Scene, type: 'item' | 'ellipsis'): boolean => custom === type || custom === 'both'

export const customItem = (page: number): string => `#${page}`

export const customEllipsis = ({ value, index }: { readonly value: string; readonly index: number }): string =>
  `${value} at ${index}`

/** The content of each part. The content of an Item is its page number. */
export const texts = {
  firstTrigger: 'First',
  prevTrigger: 'Previous',
  ellipsis: '…',
  content: 'Items',
  nextTrigger: 'Next',
  lastTrigger: 'Last',
} as const
