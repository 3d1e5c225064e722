import { createLocale } from './create-locale.js'

export const sv = /* @__PURE__ */ createLocale('sv', {
  root: 'Sidnavigering',
  first: 'Första sidan',
  prev: 'Föregående sida',
  next: 'Nästa sida',
  last: 'Sista sidan',
  page: 'Sida',
  item: 'Sida {page}',
  pages: { one: '{n} sida', other: '{n} sidor' },
  back: '{pages} bakåt',
  forward: '{pages} framåt',
  perPage: 'Objekt per sida',
  all: 'Alla',
  range: '{range} av {count}',
  pageOf: 'Sida {page} av {total}',
  none: 'Inga resultat hittades',
})
