import { createLocale } from './create-locale.js'

export const cs = /* @__PURE__ */ createLocale('cs', {
  root: 'Navigace po stránkách',
  first: 'První stránka',
  prev: 'Předchozí stránka',
  next: 'Další stránka',
  last: 'Poslední stránka',
  page: 'Stránka',
  item: 'Stránka {page}',
  pages: { one: '{n} stránku', few: '{n} stránky', other: '{n} stránek' },
  back: 'O {pages} zpět',
  forward: 'O {pages} vpřed',
  perPage: 'Položek na stránku',
  all: 'Vše',
  range: '{range} z {count}',
  pageOf: 'Stránka {page} z {total}',
  none: 'Nebyly nalezeny žádné výsledky',
})
