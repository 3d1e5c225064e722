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
  /** What separates "last page" from "page 10". */
  readonly comma: string
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

/**
 * What a language may omit, in English. A new word starts here, so that it needs no edit in every language, and leaves when
 * all languages have it, because these words are part of every bundle.
 */
export const english = { comma: ', ' } satisfies Partial<Words>

type OwnWords = Omit<Words, keyof typeof english> &
  Partial<Words> & {
    /** A language that writes numbers alike, if Chromium has no number formats of this one. Node has, so they would differ. */
    readonly numbers?: string
  }

/** The translations of a language. `Intl` writes the numbers and chooses the plurals. */
export function createLocale(language: string, ownWords: OwnWords): IntlTranslations {
  const words: Words = { ...english, ...ownWords }
  // Created when first used, because an app may import many languages.
  let format: Intl.NumberFormat
  let plurals: Intl.PluralRules
  const formatOf = () => (format ??= new Intl.NumberFormat(ownWords.numbers ?? language))
  const number = (value: number) => formatOf().format(value)
  const pluralsOf = () => (plurals ??= new Intl.PluralRules(language))
  const pagesFor = (distance: number) => words.pages[pluralsOf().select(distance)] ?? words.pages.other
  const item = (page: number) => fill(words.item, { page: number(page) })
  return {
    number,
    rootLabel: words.root,
    firstTriggerLabel: words.first,
    prevTriggerLabel: words.prev,
    nextTriggerLabel: words.next,
    lastTriggerLabel: words.last,
    itemLabel: ({ page, totalPages }) =>
      (totalPages > 1 && page === totalPages ? words.last + words.comma : '') + item(page),
    jumpLabel: ({ direction, distance }) =>
      fill(words[direction], { pages: fill(pagesFor(distance), { n: number(distance) }) }),
    pageSizeLabel: words.perPage,
    allLabel: words.all,
    pageInputLabel: words.page,
    statusLabel({ page, totalPages, start, end, count, isCountExact }) {
      if (count === 0) return words.none
      if (count === undefined || !end)
        return totalPages ? fill(words.pageOf, { page: number(page), total: number(totalPages) }) : item(page)
      return fill(words.range, {
        range: start === end ? number(start) : formatOf().formatRange(start, end),
        count: number(count) + (isCountExact ? '' : '+'),
      })
    },
  }
}

const fill = (text: string, values: { readonly [name: string]: string }) =>
  text.replace(/{(\w+)}/g, (_match, name) => values[name] as string)
