import type { IntlTranslations } from '@dogear/core'

const { format } = new Intl.NumberFormat('de')

export const german: IntlTranslations = {
  rootLabel: 'Seitennavigation',
  firstTriggerLabel: 'Erste Seite',
  prevTriggerLabel: 'Vorherige Seite',
  nextTriggerLabel: 'Nächste Seite',
  lastTriggerLabel: 'Letzte Seite',
  itemLabel: ({ page, totalPages }) => `${page === totalPages ? 'Letzte Seite, ' : ''}Seite ${format(page)}`,
}
