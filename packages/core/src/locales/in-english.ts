import type { IntlTranslations } from '../index.js'
import { englishItemLabel, englishJumpLabel, englishStatusLabel, englishTriggerLabel } from '../options/labels.js'
import { createFormat } from './create-locale.js'

/** The default labels, with numbers as a kind of English writes them. */
export function inEnglish(language: string): IntlTranslations {
  const ownNumber = createFormat(language)
  return {
    number: ownNumber,
    rootLabel: 'pagination',
    firstTriggerLabel: englishTriggerLabel('first'),
    prevTriggerLabel: englishTriggerLabel('prev'),
    nextTriggerLabel: englishTriggerLabel('next'),
    lastTriggerLabel: englishTriggerLabel('last'),
    itemLabel: (details, number = ownNumber) => englishItemLabel(details, number),
    jumpLabel: (details, number = ownNumber) => englishJumpLabel(details, number),
    pageSizeLabel: 'items per page',
    allLabel: 'All',
    pageInputLabel: 'page',
    statusLabel: (details, number = ownNumber) => englishStatusLabel(details, number),
  }
}
