import { expect, test } from 'vitest'
import type { IntlTranslations } from '../src/index.js'
import * as locales from '../src/locales/index.js'

const columns = [
  'First, previous, next, last',
  'Page 3, and page 10 of 10',
  'Back by 1, 2, 3, 11 and 21 pages: every plural of every language',
  'Forward by 5',
  'The root, the PageInput, the PageSizeSelect, "All"',
  'A range, one item of at least 95, a page of 10, a page of an unknown total, no results',
  'A number',
]

/** A missing or different line fails. With `--update`, Vitest writes it: read what changed. */
test('the texts of each language are those in texts.md', async () => {
  const rows = Object.entries(locales).map(([name, translations]) => [name, ...textsOf(translations)])
  const table = [['Language', ...columns], columns.map(() => '---').concat('---'), ...rows]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |\n`)
  await expect(lines.join('')).toMatchFileSnapshot('texts.md')
})

function textsOf(translations: IntlTranslations): string[] {
  const { firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel } = translations
  const { rootLabel, pageInputLabel, pageSizeLabel, allLabel } = translations
  const { number, itemLabel, jumpLabel, statusLabel } = translations
  const back = (distance: number) => jumpLabel({ direction: 'back', distance, page: 1 })
  const details = { page: 3, totalPages: 10, start: 21, end: 30, count: 95, isCountExact: true }
  const unknown = { ...details, count: undefined }
  return [
    cell(firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel),
    cell(itemLabel({ page: 3, totalPages: 10 }), itemLabel({ page: 10, totalPages: 10 })),
    cell(...[1, 2, 3, 11, 21].map(back)),
    cell(jumpLabel({ direction: 'forward', distance: 5, page: 6 })),
    cell(rootLabel, pageInputLabel, pageSizeLabel, allLabel),
    cell(
      statusLabel(details),
      statusLabel({ ...details, start: 91, end: 91, isCountExact: false }),
      statusLabel(unknown),
      statusLabel({ ...unknown, totalPages: 0 }),
      statusLabel({ ...details, count: 0 }),
    ),
    cell(number(1_234_567_890)),
  ]
}

/** Spaces, dashes and marks of direction differ between versions of `Intl`. */
const cell = (...labels: string[]): string =>
  labels
    .join(' · ')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(\p{Nd}) ?[\p{Pd}~～] ?(?=\p{Nd})/gu, '$1–')
