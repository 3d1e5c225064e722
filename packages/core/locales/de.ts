import { createLocale } from './create-locale.js'

export const de = /* @__PURE__ */ createLocale('de', {
  root: 'Seitennavigation',
  first: 'Erste Seite',
  prev: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: 'Seite',
  item: 'Seite {page}',
  pages: { one: '{n} Seite', other: '{n} Seiten' },
  back: '{pages} zurück',
  forward: '{pages} vor',
  perPage: 'Einträge pro Seite',
  all: 'Alle',
  range: '{range} von {count}',
  pageOf: 'Seite {page} von {total}',
  none: 'Keine Ergebnisse gefunden',
})
