import { createLocale } from './create-locale.js'

export const lv = /* @__PURE__ */ createLocale('lv', {
  root: 'Lapu navigācija',
  first: 'Pirmā lapa',
  prev: 'Iepriekšējā lapa',
  next: 'Nākamā lapa',
  last: 'Pēdējā lapa',
  page: 'Lapa',
  item: 'Lapa {page}',
  pages: { one: '{n} lapu', other: '{n} lapām' },
  back: 'Par {pages} atpakaļ',
  forward: 'Par {pages} uz priekšu',
  perPage: 'Ieraksti lapā',
  all: 'Visi',
  range: '{range} no {count}',
  pageOf: 'Lapa {page} no {total}',
  none: 'Ieraksti nav atrasti',
})
