import type { PaginationActions } from './actions.js'
import {
  type ControlAttributes,
  type ControlOptions,
  type EllipsisAttributes,
  type OwnAttributes,
  part,
  type RootAttributes,
} from './attributes.js'
import { type ClickHandler, handleClick } from './click.js'
import type { PageEntry } from './entries.js'
import type { PaginationModel } from './paginate.js'
import { labelOf } from './translations.js'
import { warnOfMissingUrls } from './warnings.js'
import { toPage } from './whole-number.js'

/** Attributes and click handler of a control, to be spread on an element. A control that is disabled has no handler. */
export type ControlProps<Click extends string = 'onClick'> = ControlAttributes & { [Name in Click]?: ClickHandler }

type Shown = Omit<PaginationModel, 'options' | 'kept' | 'state' | 'lastPage'>

/** What a pagination shows and does: the context of the adapters, and what `createPagination` gives. */
export interface PaginationApi<Click extends string = 'onClick'> extends Shown, PaginationActions {
  /** The items of the current page: `data.slice((page - 1) * pageSize, page * pageSize)`. */
  readonly slice: <V>(data: readonly V[]) => V[]
  /** Attributes of the root element. */
  readonly getRootProps: () => RootAttributes
  /** Attributes and click handler of the Item of an entry. */
  readonly getItemProps: (entry: PageEntry & ControlOptions) => ControlProps<Click>
  /** Attributes of the gap that stands at `index` in `pages`. */
  readonly getEllipsisProps: (entry: { readonly index: number }) => EllipsisAttributes
  /** Attributes and click handler of the control that leads to the first page. */
  readonly getFirstTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the page before. */
  readonly getPrevTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the page after. */
  readonly getNextTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the last page. */
  readonly getLastTriggerProps: (given?: ControlOptions) => ControlProps<Click>
}

/** The page that a control leads to, and what a button does instead, so that two clicks in a row add up. */
interface Control extends ControlOptions {
  readonly target: number
  readonly goToPage?: () => void
  readonly rel?: 'prev' | 'next'
}

/** Model and actions in the shape that users see. `clickName` is what the framework calls a click handler in a spread. */
export function connect<Click extends string = 'onClick'>(
  model: PaginationModel,
  actions: PaginationActions,
  clickName = 'onClick' as Click,
): PaginationApi<Click> {
  const { options, kept, state, lastPage, ...shown } = model
  const { dir, getPageUrl, ids, translations, type } = options
  const { page, pageSize, totalPages } = shown

  const control = (own: OwnAttributes, given: Control) => {
    const { target, goToPage, rel, disabled, isOwnElement } = given
    const isDisabled = !!disabled || target !== toPage(target) || target > totalPages
    const isButton = type !== 'link' || (!!isOwnElement && !getPageUrl)
    const isLink = !isButton
    if (isButton && type === 'link') warnOfMissingUrls()
    const onClick: ClickHandler = (event, callersOwn) =>
      handleClick(event, callersOwn, { isLink, ask: (isButton && goToPage) || (() => actions.setPage(target)) })
    return part<ControlProps<Click>>({
      ...own,
      type: isButton && 'button',
      disabled: isButton && isDisabled,
      role: isLink && isDisabled && 'link',
      rel: isLink && !isDisabled && rel,
      href: isLink && !isDisabled && getPageUrl?.({ page: target, pageSize }),
      'aria-disabled': isDisabled && 'true',
      'data-disabled': isDisabled && '',
      [clickName]: !isDisabled && onClick,
    })
  }

  const trigger = (direction: 'first' | 'prev' | 'next' | 'last', given: Control) =>
    control(
      {
        'data-part': `${direction}-trigger`,
        id: ids?.[`${direction}Trigger`],
        'aria-label': labelOf(translations, `${direction}TriggerLabel`),
      },
      { ...given, disabled: given.disabled || given.target === page },
    )

  return {
    ...shown,
    ...actions,
    slice: (data) => data.slice((page - 1) * pageSize, page * pageSize),
    getRootProps: () =>
      part({ 'data-part': 'root', id: ids?.root, 'aria-label': labelOf(translations, 'rootLabel'), dir }),
    getItemProps: ({ value, ...given }) =>
      control(
        {
          'data-part': 'item',
          id: ids?.item?.(value),
          'aria-label': labelOf(translations, 'itemLabel')({ page: value, totalPages }),
          'data-index': value,
          'aria-current': value === page && 'page',
          'data-selected': value === page && '',
        },
        { ...given, target: value },
      ),
    getEllipsisProps: ({ index }) =>
      part({ 'data-part': 'ellipsis', id: ids?.ellipsis?.(index), 'aria-hidden': 'true' }),
    getFirstTriggerProps: (given) => trigger('first', { ...given, target: 1, goToPage: actions.goToFirstPage }),
    getPrevTriggerProps: (given) =>
      trigger('prev', { ...given, target: page - 1, goToPage: actions.goToPrevPage, rel: 'prev' }),
    getNextTriggerProps: (given) =>
      trigger('next', { ...given, target: page + 1, goToPage: actions.goToNextPage, rel: 'next' }),
    getLastTriggerProps: (given) => trigger('last', { ...given, target: totalPages, goToPage: actions.goToLastPage }),
  }
}
