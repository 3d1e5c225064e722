import { createLocale } from './create-locale.js'

export const hr = /* @__PURE__ */ createLocale('hr', {
  root: 'Navigacija po stranicama',
  first: 'Prva stranica',
  prev: 'Prethodna stranica',
  next: 'Sljedeća stranica',
  last: 'Posljednja stranica',
  page: 'Stranica',
  item: 'Stranica {page}',
  pages: { one: '{n} stranicu', few: '{n} stranice', other: '{n} stranica' },
  back: 'Natrag {pages}',
  forward: 'Naprijed {pages}',
  perPage: 'Stavki po stranici',
  all: 'Sve',
  range: '{range} od {count}',
  pageOf: 'Stranica {page} od {total}',
  none: 'Nema pronađenih rezultata',
})
