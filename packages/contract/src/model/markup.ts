import type { PaginationOptions } from '@dogear/core'
import { texts } from '../scene.js'
import { listOf } from './list.js'
import type { Shown } from './model.js'

/** An element: its name, its text or what stands in it, and its attributes. */
export interface Markup {
  readonly tag: string
  readonly content: string | Markup[]
  readonly attributes: Readonly<Record<string, string>>
}

/** The markup that the tables of the interface give. */
export function markupOf(shown: Shown, options: PaginationOptions): Markup {
  const { page, totalPages } = shown
  const { ids, translations: words, dir } = options
  const control = (own: Own) => markupOfControl(own, { shown, options })
  const last = totalPages

  const { siblingCount = 1, boundaryCount = 1 } = options
  const items = listOf({ page, totalPages, siblingCount, boundaryCount }).map((value, index) =>
    value === 'gap'
      ? part({ tag: 'div', content: texts.ellipsis, name: 'ellipsis' }, [
          ['aria-hidden', 'true'],
          ['id', ids?.ellipsis?.(index)],
        ])
      : control({
          name: 'item',
          content: `${value}`,
          target: value,
          label:
            words?.itemLabel?.({ page: value, totalPages }) ??
            (totalPages > 1 && value === last ? `last page, page ${value}` : `page ${value}`),
          id: ids?.item?.(value),
        }),
  )
  const trigger = (name: 'first' | 'prev' | 'next' | 'last', target: number, label: string) =>
    control({
      name: `${name}-trigger`,
      content: texts[`${name}Trigger`],
      target,
      label: words?.[`${name}TriggerLabel`] ?? label,
      id: ids?.[`${name}Trigger`],
    })
  const content = [
    trigger('first', 1, 'first page'),
    trigger('prev', page - 1, 'previous page'),
    ...items,
    trigger('next', page + 1, 'next page'),
    trigger('last', last, 'last page'),
  ]
  return part({ tag: 'nav', content, name: 'root' }, [
    ['aria-label', words?.rootLabel ?? 'pagination'],
    ['dir', dir],
    ['id', ids?.root],
  ])
}

interface Own {
  readonly name: string
  readonly content: string
  readonly target: number
  readonly label: string
  readonly id: string | undefined
}

function markupOfControl(own: Own, { shown, options }: { shown: Shown; options: PaginationOptions }): Markup {
  const { name, content, target, label, id } = own
  const { page, pageSize, totalPages } = shown
  const isTrigger = name !== 'item'
  const isDisabled = totalPages === 0 || target < 1 || target > totalPages || (isTrigger && target === page)
  const isCurrent = !isTrigger && target === page
  const isLink = options.type === 'link'
  const rel = { 'prev-trigger': 'prev', 'next-trigger': 'next' }[name]
  return part({ tag: isLink ? 'a' : 'button', content, name }, [
    ['id', id],
    ['aria-label', label],
    ['data-index', isTrigger ? undefined : `${target}`],
    ['aria-current', isCurrent && 'page'],
    ['data-selected', isCurrent && ''],
    ['data-disabled', isDisabled && ''],
    ['aria-disabled', isDisabled && 'true'],
    ['type', !isLink && 'button'],
    ['disabled', !isLink && isDisabled && ''],
    ['role', isLink && isDisabled && 'link'],
    ['href', isLink && !isDisabled && options.getPageUrl?.({ page: target, pageSize })],
    ['rel', isLink && !isDisabled && rel],
  ])
}

/** Attributes that have no value are absent. */
function part(
  { tag, content, name }: Pick<Markup, 'tag' | 'content'> & { name: string },
  attributes: [name: string, value: string | false | undefined][],
): Markup {
  const present = attributes.filter(([, value]) => value !== undefined && value !== false)
  return {
    tag,
    content,
    attributes: { 'data-scope': 'pagination', 'data-part': name, ...Object.fromEntries(present) },
  }
}

/** What stands in the document. */
export function readMarkup(element: Element): Markup {
  return {
    tag: element.localName,
    content: element.childElementCount ? [...element.children].map(readMarkup) : element.textContent,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
  }
}
