import { createLocale } from './create-locale.js'

export const sk = /* @__PURE__ */ createLocale('sk', {
  root: 'Navigácia po stránkach',
  first: 'Prvá stránka',
  prev: 'Predchádzajúca stránka',
  next: 'Ďalšia stránka',
  last: 'Posledná stránka',
  page: 'Stránka',
  item: 'Stránka {page}',
  pages: { one: '{n} stránku', few: '{n} stránky', other: '{n} stránok' },
  back: 'O {pages} späť',
  forward: 'O {pages} dopredu',
  perPage: 'Položiek na stránku',
  all: 'Všetky',
  range: '{range} z {count}',
  pageOf: 'Stránka {page} z {total}',
  none: 'Neboli nájdené žiadne výsledky',
})
