import type { IntlTranslations } from '../index.js'

/** The words of a language. Names in braces are replaced. */
interface Words {
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
  /** Between the first and the last number of a range. */
  readonly to: string
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
const english = { comma: ', ', to: '–' } satisfies Partial<Words>

type OwnWords = Omit<Words, keyof typeof english> &
  Partial<Words> & {
    /** A language that writes numbers alike, if Chromium has no number formats of this one. Node has, so they would differ. */
    readonly numbers?: string
  }

/** The translations of a language. `Intl` chooses the plurals and, unless the labels receive another function, writes the numbers. */
export function createLocale(language: string, ownWords: OwnWords): IntlTranslations {
  const words: Words = { ...english, ...ownWords }
  const ownNumber = createFormat(ownWords.numbers ?? language)
  let plurals: Intl.PluralRules | undefined
  const pagesFor = (distance: number) => {
    plurals ??= new Intl.PluralRules(language)
    return words.pages[plurals.select(distance)] ?? words.pages.other
  }
  return {
    number: ownNumber,
    rootLabel: words.root,
    firstTriggerLabel: words.first,
    prevTriggerLabel: words.prev,
    nextTriggerLabel: words.next,
    lastTriggerLabel: words.last,
    itemLabel: ({ page, totalPages }, number = ownNumber) =>
      (totalPages > 1 && page === totalPages ? words.last + words.comma : '') +
      fill(words.item, { page: number(page) }),
    jumpLabel: ({ direction, distance }, number = ownNumber) =>
      fill(words[direction], { pages: fill(pagesFor(distance), { n: number(distance) }) }),
    pageSizeLabel: words.perPage,
    allLabel: words.all,
    pageInputLabel: words.page,
    statusLabel({ page, totalPages, start, end, count, isCountExact }, number = ownNumber) {
      if (count === 0) return words.none
      if (count === undefined || !end)
        return fill(totalPages ? words.pageOf : words.item, { page: number(page), total: number(totalPages) })
      return fill(words.range, {
        range: number(start) + (start === end ? '' : words.to + number(end)),
        count: number(count) + (isCountExact ? '' : '+'),
      })
    },
  }
}

/** Writes numbers as a language does. Creates the format when it is first used, because an app may import many languages. */
export function createFormat(language: string): (number: number) => string {
  let format: Intl.NumberFormat | undefined
  return (number) => {
    format ??= new Intl.NumberFormat(language)
    return format.format(number)
  }
}

const fill = (text: string, values: { readonly [name: string]: string }) =>
  text.replace(/{(\w+)}/g, (_match, name) => values[name] as string)
