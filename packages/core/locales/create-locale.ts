import type { IntlTranslations } from '../src/index.js'

/** The words of a language. Names in braces are replaced. */
export interface Words {
  /** Name of the landmark. */
  readonly root: string
  readonly first: string
  readonly prev: string
  readonly next: string
  readonly last: string
  /** Name of the field for a page number. */
  readonly page: string
  /** With `{page}`. */
  readonly item: string
  /** What separates "last page" from "page 10". Default a comma and a space. */
  readonly comma?: string
  /** With `{n}`: a number of pages, by plural category. */
  readonly pages: { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }
  /** With `{pages}`. */
  readonly back: string
  /** With `{pages}`. */
  readonly forward: string
  readonly perPage: string
  readonly all: string
  /** With `{range}` and `{count}`. */
  readonly range: string
  /** With `{page}` and `{total}`. */
  readonly pageOf: string
  readonly none: string
}

/** The translations of a language. `Intl` writes the numbers and chooses the plurals. */
export function createLocale(language: string, words: Words): IntlTranslations {
  // Created when first used, because an app may import many languages.
  let format: Intl.NumberFormat
  let plurals: Intl.PluralRules
  const formatOf = () => (format ??= new Intl.NumberFormat(language))
  const number = (value: number) => formatOf().format(value)
  const item = (page: number) => fill(words.item, { page: number(page) })
  return {
    number,
    rootLabel: words.root,
    firstTriggerLabel: words.first,
    prevTriggerLabel: words.prev,
    nextTriggerLabel: words.next,
    lastTriggerLabel: words.last,
    itemLabel: ({ page, totalPages }) =>
      (totalPages > 1 && page === totalPages ? words.last + (words.comma ?? ', ') : '') + item(page),
    jumpLabel({ direction, distance }) {
      plurals ??= new Intl.PluralRules(language)
      const pages = words.pages[plurals.select(distance)] ?? words.pages.other
      return fill(words[direction], { pages: fill(pages, { n: number(distance) }) })
    },
    pageSizeLabel: words.perPage,
    allLabel: words.all,
    pageInputLabel: words.page,
    statusLabel({ page, totalPages, start, end, count, isCountExact }) {
      if (count === 0) return words.none
      if (count === undefined || !end)
        return totalPages ? fill(words.pageOf, { page: number(page), total: number(totalPages) }) : item(page)
      const range = start === end ? number(start) : formatOf().formatRange(start, end)
      return fill(words.range, { range, count: number(count) + (isCountExact ? '' : '+') })
    },
  }
}

const fill = (text: string, values: { readonly [name: string]: string }) =>
  text.replace(/{(\w+)}/g, (_match, name) => values[name] as string)
