import type { PaginationActions } from './actions.js'
import {
  type ControlAttributes,
  type ControlOptions,
  type EllipsisAttributes,
  type EllipsisOptions,
  type OwnAttributes,
  part,
  type RootAttributes,
} from './attributes.js'
import { type ClickHandler, handleClick } from './click.js'
import type { PageEntry } from './entries.js'
import type { PaginationModel } from './paginate.js'
import { englishItemLabel, englishTriggerLabel } from './translations.js'
import { warnOfMissingUrls } from './warnings.js'
import { toPage } from './whole-number.js'

/** Attributes and click handler of a control, to spread on an element. A disabled control has no handler. */
export type ControlProps<Click extends string = 'onClick'> = ControlAttributes & { [Name in Click]?: ClickHandler }

type Shown = Omit<PaginationModel, 'options' | 'kept' | 'state' | 'lastPage'>

/** What a pagination shows and does: the context of the adapters, and what `createPagination` returns. */
export interface PaginationApi<Click extends string = 'onClick'> extends Shown, PaginationActions {
  /** The items of the current page: `data.slice((page - 1) * pageSize, page * pageSize)`. */
  readonly slice: <V>(data: readonly V[]) => V[]
  /** Attributes of the root element. */
  readonly getRootProps: () => RootAttributes
  /** Attributes and click handler of the Item of an entry. */
  readonly getItemProps: (entry: PageEntry & ControlOptions) => ControlProps<Click>
  /** Attributes of the ellipsis at `index` in `pages`. */
  readonly getEllipsisProps: (entry: EllipsisOptions) => EllipsisAttributes
  /** Attributes and click handler of the control that leads to the first page. */
  readonly getFirstTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the previous page. */
  readonly getPrevTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the next page. */
  readonly getNextTriggerProps: (given?: ControlOptions) => ControlProps<Click>
  /** Attributes and click handler of the control that leads to the last page. */
  readonly getLastTriggerProps: (given?: ControlOptions) => ControlProps<Click>
}

/** Where a control leads, and how it is used. */
interface Control {
  readonly given: ControlOptions | undefined
  readonly target: number
  /** A relative action, so that two clicks before a render move two pages. Default: requests the target. */
  readonly goToPage?: () => void
  readonly rel?: 'prev' | 'next'
}

/** Combines model and actions into the context. `clickName` is the framework's name for a click handler in a spread. */
export function connect<Click extends string = 'onClick'>(
  model: PaginationModel,
  actions: PaginationActions,
  clickName = 'onClick' as Click,
): PaginationApi<Click> {
  const { options, kept, state, lastPage, ...shown } = model
  const { dir, getPageUrl, ids, translations, type } = options
  const { page, pageSize, totalPages } = shown

  const control = (own: OwnAttributes, { given, target, goToPage, rel }: Control) => {
    const isAtEnd = goToPage && target === page
    const isDisabled = !!given?.disabled || isAtEnd || target !== toPage(target) || target > totalPages
    const isLink = type === 'link' && !(given?.isOwnElement && !getPageUrl)
    if (type === 'link' && !isLink) warnOfMissingUrls()
    const onClick: ClickHandler = (event, userHandler) =>
      handleClick(event, userHandler, { isLink, onActivate: (!isLink && goToPage) || (() => actions.setPage(target)) })
    let ofElement: object = { type: 'button', disabled: isDisabled }
    if (isLink) ofElement = isDisabled ? { role: 'link' } : { rel, href: getPageUrl?.({ page: target, pageSize }) }
    return part<ControlProps<Click>>(
      own,
      ofElement,
      isDisabled ? { 'aria-disabled': 'true', 'data-disabled': '' } : { [clickName]: onClick },
    )
  }

  const trigger = (direction: 'first' | 'prev' | 'next' | 'last', leading: Control) =>
    control(
      {
        'data-part': `${direction}-trigger`,
        id: ids?.[`${direction}Trigger`],
        'aria-label': translations?.[`${direction}TriggerLabel`] ?? englishTriggerLabel(direction),
      },
      leading,
    )

  return {
    ...shown,
    ...actions,
    slice: (data) => data.slice((page - 1) * pageSize, page * pageSize),
    getRootProps: () =>
      part({ 'data-part': 'root', id: ids?.root, 'aria-label': translations?.rootLabel ?? 'pagination', dir }),
    getItemProps: (given) => {
      const { value } = given
      return control(
        {
          'data-part': 'item',
          id: ids?.item?.(value),
          'aria-label': (translations?.itemLabel ?? englishItemLabel)({ page: value, totalPages }),
          'data-index': value,
          'aria-current': value === page && 'page',
          'data-selected': value === page && '',
        },
        { given, target: value },
      )
    },
    getEllipsisProps: ({ index, isInteractive }) =>
      part({ 'data-part': 'ellipsis', id: ids?.ellipsis?.(index), 'aria-hidden': !isInteractive && 'true' }),
    getFirstTriggerProps: (given) => trigger('first', { given, target: 1, goToPage: actions.goToFirstPage }),
    getPrevTriggerProps: (given) =>
      trigger('prev', { given, target: page - 1, goToPage: actions.goToPrevPage, rel: 'prev' }),
    getNextTriggerProps: (given) =>
      trigger('next', { given, target: page + 1, goToPage: actions.goToNextPage, rel: 'next' }),
    getLastTriggerProps: (given) => trigger('last', { given, target: totalPages, goToPage: actions.goToLastPage }),
  }
}
