import { describe, expect, test } from 'vitest'
import { createPagination, getEllipsisTriggerProps, getStatusText, type IntlTranslations } from '../src/index.js'
import * as locales from '../src/locales/index.js'

const languages = Object.entries(locales)
const jump = { direction: 'back', distance: 1 }
const details = { page: 3, totalPages: 10, start: 21, end: 30, count: 95, isCountExact: true }

describe.for(languages)('%s', ([name, translations]) => {
  const { number, itemLabel, jumpLabel, statusLabel } = translations
  const language = name === 'pt' ? 'pt-PT' : name.replace(/[A-Z]+$/, '-$&')
  const allDigits = Array.from({ length: 10 }, (_, digit) => number(digit))
  const digits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => `${allDigits.indexOf(digit)}`)

  test('has a text for every member', () => {
    const labels = textsOf(translations)
    expect(Object.entries(labels).filter(([, label]) => !label.trim() || /[{}]|undefined/.test(label))).toEqual([])
  })

  test('has a different text for each trigger and direction', () => {
    const { firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel } = translations
    const labels = [firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel]
    expect(new Set(labels).size).toBe(4)
    expect(jumpLabel({ direction: 'back', distance: 5, page: 1 })).not.toBe(
      jumpLabel({ direction: 'forward', distance: 5, page: 1 }),
    )
  })

  test('writes numbers as its language does', () => {
    const format = new Intl.NumberFormat(language)
    expect(number(1234)).toBe(format.format(1234))
    expect(statusLabel({ ...details, start: 1001, end: 1250, count: 9999 })).toContain(format.formatRange(1001, 1250))
    expect(jumpLabel({ direction: 'back', distance: 1234, page: 1 })).toContain(format.format(1234))
  })

  test('says the numbers that are shown, whatever writes them', () => {
    const own = (value: number) => `<${value}>`
    const pagination = createPagination({ count: 95, page: 3, translations: { ...translations, number: own } }).get()
    expect(pagination.getItemProps({ type: 'page', value: 3 })['aria-label']).toContain(own(3))
    expect(getEllipsisTriggerProps(pagination, { index: 5 })['aria-label']).toContain(own(5))
    const numbersIn = (text: string) => new Set(text.match(/<\d+>/g))
    expect(numbersIn(getStatusText(pagination))).toEqual(new Set([21, 30, 95].map(own)))
    const ofPages = createPagination({ totalPages: 10, translations: { ...translations, number: own } }).get()
    expect(numbersIn(getStatusText(ofPages))).toEqual(new Set([1, 10].map(own)))
  })

  test('says in the label of an Item what is seen, and which one is the last', () => {
    expect(itemLabel({ page: 1234, totalPages: 2000 })).toContain(number(1234))
    expect(itemLabel({ page: 1, totalPages: 1 })).toBe(itemLabel({ page: 1, totalPages: 0 }))
    const last = itemLabel({ page: 10, totalPages: 10 })
    expect(last).toContain(translations.lastTriggerLabel)
    expect(last).toContain(itemLabel({ page: 10, totalPages: 20 }))
  })

  test('names the distance of a jump, in the plural of its language', () => {
    const plurals = new Intl.PluralRules(language)
    const byCategory = new Map<string, string>()
    for (let distance = 1; distance <= 30; distance++) {
      const label = jumpLabel({ direction: 'back', distance, page: 1 })
      if (distance > 2) expect(label).toContain(number(distance))
      // Numbers of one category have the same form.
      const form = label.replace(number(distance), '#')
      const category = plurals.select(distance)
      expect(form).toBe(byCategory.get(category) ?? form)
      byCategory.set(category, form)
    }
  })

  test('says what is shown', () => {
    const status = (changes: Partial<typeof details>) => digits(statusLabel({ ...details, ...changes }))
    expect(status({}).match(/\d+/g)?.sort()).toEqual(['21', '30', '95'])
    expect(status({ count: 21, end: 21 }).match(/\d+/g)?.sort()).toEqual(['21', '21'])
    expect(status({ isCountExact: false })).toMatch(/95\+/)
    expect(
      status({ count: undefined as never })
        .match(/\d+/g)
        ?.sort(),
    ).toEqual(['10', '3'])
    const unknown = status({ count: undefined as never, totalPages: 0 })
    expect(unknown.toLowerCase()).toBe(digits(itemLabel({ page: 3, totalPages: 0 })).toLowerCase())
    expect(status({ count: 0 })).not.toMatch(/\d/)
  })
})

/** Each label, as a text about the same page and jump. */
const textsOf = (translations: IntlTranslations) => {
  const labels = Object.entries<string | ((details: unknown) => string)>({ ...translations } as never)
  const texts = labels.map(([name, label]) => {
    const text = typeof label === 'string' ? label : label(name === 'number' ? 1 : { ...details, ...jump })
    return [name, text] as const
  })
  return { ...Object.fromEntries(texts), noResults: translations.statusLabel({ ...details, count: 0 }) }
}
