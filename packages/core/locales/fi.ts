import { createLocale } from './create-locale.js'

export const fi = /* @__PURE__ */ createLocale('fi', {
  root: 'Sivutuksen navigointi',
  first: 'Ensimmäinen sivu',
  prev: 'Edellinen sivu',
  next: 'Seuraava sivu',
  last: 'Viimeinen sivu',
  page: 'Sivu',
  item: 'Sivu {page}',
  pages: { one: '{n} sivu', other: '{n} sivua' },
  back: '{pages} taaksepäin',
  forward: '{pages} eteenpäin',
  perPage: 'Kohteita sivulla',
  all: 'Kaikki',
  range: '{range} / {count}',
  pageOf: 'Sivu {page} / {total}',
  none: 'Ei tuloksia',
})
