import type { PaginationOptions } from '@dogear/core'
import { customEllipsis, customItem, type ExtraName, isCustom, type Scene, texts } from '../harness/scene.js'
import { sizeValue } from './control.js'
import { entriesOf } from './entries.js'
import { lastPageOf, nextPageOf, type Position } from './position.js'

/** An attribute without a value is absent. */
type Attributes = Record<string, string | false | undefined>

/** How a scene renders its entries. */
export type Entries = Pick<Scene, 'list' | 'custom' | 'jump' | 'extras'>

/** The markup of a root, as the documentation specifies it. `status` is the text of the Status. */
export function markupOf(
  position: Position,
  options: PaginationOptions,
  scene: Entries & { readonly status?: string | undefined } = {},
): string {
  const { page, pageSize, totalPages, isTotalKnown, busy, disabled } = position
  const { type, getPageUrl, ids, translations, dir, siblingCount = 1, boundaryCount = 1 } = options
  const number = translations?.number ?? String

  const control = (target: number, content: string, attributes: Attributes) => {
    const isItem = attributes['data-part'] === 'item'
    const hasTarget = isItem || attributes['data-part'] === 'ellipsis-trigger'
    const isListed = target >= 1 && totalPages > 0 && target <= Math.max(totalPages, nextPageOf(position) ?? page)
    const isReachable = isListed && (!hasTarget || target <= lastPageOf(position))
    const isDisabled = disabled || !isReachable || (!isItem && target === page)
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
    const isLast = isTotalKnown && value === totalPages && totalPages > 1
    const label = `${isLast ? 'last page, ' : ''}page ${number(value)}`
    return control(value, isCustom(scene, 'item') ? customItem(value) : number(value), {
      'data-part': 'item',
      'data-index': `${value}`,
      id: ids?.item?.(value),
      'aria-label': translations?.itemLabel?.({ page: value, totalPages: isTotalKnown ? totalPages : 0 }) ?? label,
    })
  }
  const ellipsis = (index: number) =>
    element('div', texts.ellipsis, { 'data-part': 'ellipsis', id: ids?.ellipsis?.(index), 'aria-hidden': 'true' })

  const jump = (index: number) => {
    const isBack = index < listed.indexOf(Math.min(page, totalPages))
    const first = Number(listed[index - 1] ?? (isBack ? 0 : page)) + 1
    const last = Number(listed[index + 1] ?? (isBack ? page : totalPages + 1)) - 1
    const target = first > last ? page : Math.max(first, Math.min(page + (isBack ? -5 : 5), last))
    const distance = Math.abs(target - page) || 5
    return control(target, texts.ellipsis, {
      'data-part': 'ellipsis-trigger',
      'aria-label': `${distance} page${distance === 1 ? '' : 's'} ${isBack ? 'back' : 'forward'}`,
    })
  }

  const listed = entriesOf({ page, totalPages, isTotalKnown, siblingCount, boundaryCount })
  const entries = listed.map((entry, index) => {
    const isPage = entry !== 'ellipsis'
    const part = isPage ? item(entry) : scene.jump === undefined ? ellipsis(index) : jump(index)
    if (!scene.list) return part
    const isReplaced = !isPage && isCustom(scene, 'ellipsis')
    const value = index < listed.indexOf(Math.min(page, totalPages)) ? 'ellipsis-start' : 'ellipsis-end'
    const button = `<button type="button">${customEllipsis({ value, index })}</button>`
    return element('li', isReplaced ? button : part, {
      'data-part': 'list-item',
      'aria-hidden': !isPage && !isReplaced && scene.jump === undefined && 'true',
    })
  })
  const state = { disabled: disabled && '', 'data-disabled': disabled && '' }
  const extra = (name: ExtraName) => {
    if (name === 'status')
      return element('div', scene.status ?? '', { 'data-part': 'status', role: 'status', 'aria-atomic': 'true' })
    if (name === 'content')
      return element('div', texts.content, { 'data-part': 'content', tabindex: '-1', 'aria-busy': busy && 'true' })
    if (name === 'pageInput') {
      const field = { type: 'text', inputmode: 'numeric', enterkeyhint: 'go', value: `${page}` }
      return element('input', '', { 'data-part': 'page-input', 'aria-label': 'page', ...field, ...state }).replace(
        /<\/input>$/,
        '',
      )
    }
    const sizes = [...new Set([10, 20, 50, 100, pageSize])].sort((one, other) => one - other)
    const choices = sizes.map(
      (size) => `<option value="${sizeValue(size)}">${size === Number.POSITIVE_INFINITY ? 'All' : size}</option>`,
    )
    return element('select', choices.join(''), {
      'data-part': 'page-size-select',
      'aria-label': 'items per page',
      ...state,
    })
  }

  const content = [
    trigger('first', 1, 'first page'),
    trigger('prev', page - 1, 'previous page'),
    ...(scene.list
      ? [element('ul', entries.join(''), { 'data-part': 'list', 'data-fit': scene.list === 'fit' && '' })]
      : entries),
    trigger('next', page + 1, 'next page'),
    trigger('last', isTotalKnown ? totalPages : page, 'last page'),
    ...(scene.extras ?? []).map((name) => extra(name)),
  ]
  const root = {
    'data-part': 'root',
    id: ids?.root,
    dir,
    'aria-label': translations?.rootLabel ?? 'pagination',
    'data-busy': busy && '',
    'data-single-page': isTotalKnown && totalPages <= 1 && page === 1 && '',
  }
  return element('nav', content.join(''), root)
}

function element(tag: string, content: string, attributes: Attributes): string {
  const present = Object.entries({ 'data-scope': 'pagination', ...attributes }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}="${value.replaceAll('&', '&amp;')}"`] : [],
  )
  return `<${tag} ${present.join(' ')}>${content}</${tag}>`
}
