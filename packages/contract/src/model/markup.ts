import type { PaginationOptions } from '@dogear/core'
import { texts } from '../scene.js'
import { entriesOf } from './entries.js'
import type { Position } from './model.js'

/** An attribute without a value is absent. */
type Attributes = Record<string, string | false | undefined>

/** The markup of a root, as the documentation specifies it. */
export function markupOf({ page, pageSize, totalPages }: Position, options: PaginationOptions): string {
  const { type, getPageUrl, ids, translations, dir, siblingCount = 1, boundaryCount = 1 } = options

  const control = (target: number, content: string, attributes: Attributes) => {
    const isItem = attributes['data-part'] === 'item'
    const isDisabled = target < 1 || target > totalPages || (!isItem && target === page)
    const isCurrent = isItem && target === page
    const state = {
      'data-selected': isCurrent && '',
      'aria-current': isCurrent && 'page',
      'data-disabled': isDisabled && '',
      'aria-disabled': isDisabled && 'true',
    }
    if (type !== 'link') {
      return element('button', content, {
        ...attributes,
        ...state,
        rel: undefined,
        type: 'button',
        disabled: isDisabled && '',
      })
    }
    const link = isDisabled ? { role: 'link', rel: undefined } : { href: getPageUrl?.({ page: target, pageSize }) }
    return element('a', content, { ...attributes, ...state, ...link })
  }
  const trigger = (name: 'first' | 'prev' | 'next' | 'last', target: number, label: string) =>
    control(target, texts[`${name}Trigger`], {
      'data-part': `${name}-trigger`,
      id: ids?.[`${name}Trigger`],
      'aria-label': translations?.[`${name}TriggerLabel`] ?? label,
      rel: (name === 'prev' || name === 'next') && name,
    })
  const item = (value: number) => {
    const label = value === totalPages && totalPages > 1 ? `last page, page ${value}` : `page ${value}`
    return control(value, `${value}`, {
      'data-part': 'item',
      'data-index': `${value}`,
      id: ids?.item?.(value),
      'aria-label': translations?.itemLabel?.({ page: value, totalPages }) ?? label,
    })
  }
  const ellipsis = (index: number) =>
    element('div', texts.ellipsis, { 'data-part': 'ellipsis', id: ids?.ellipsis?.(index), 'aria-hidden': 'true' })

  const content = [
    trigger('first', 1, 'first page'),
    trigger('prev', page - 1, 'previous page'),
    ...entriesOf({ page, totalPages, siblingCount, boundaryCount }).map((entry, index) =>
      entry === 'ellipsis' ? ellipsis(index) : item(entry),
    ),
    trigger('next', page + 1, 'next page'),
    trigger('last', totalPages, 'last page'),
  ]
  const root = { 'data-part': 'root', id: ids?.root, dir, 'aria-label': translations?.rootLabel ?? 'pagination' }
  return element('nav', content.join(''), root)
}

function element(tag: string, content: string, attributes: Attributes): string {
  const present = Object.entries({ 'data-scope': 'pagination', ...attributes }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}="${value.replaceAll('&', '&amp;')}"`] : [],
  )
  return `<${tag} ${present.join(' ')}>${content}</${tag}>`
}
