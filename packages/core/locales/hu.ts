import { createLocale } from './create-locale.js'

export const hu = /* @__PURE__ */ createLocale('hu', {
  root: 'Lapozás',
  first: 'Első oldal',
  prev: 'Előző oldal',
  next: 'Következő oldal',
  last: 'Utolsó oldal',
  page: 'Oldal',
  item: '{page}. oldal',
  pages: { other: '{n} oldallal' },
  back: '{pages} vissza',
  forward: '{pages} előre',
  perPage: 'Elemek száma oldalanként',
  all: 'Összes',
  range: '{range} / {count}',
  pageOf: '{page}. oldal / {total}',
  none: 'Nincs találat',
})
