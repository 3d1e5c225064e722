import { createLocale } from './create-locale.js'

export const ro = /* @__PURE__ */ createLocale('ro', {
  root: 'Navigare prin pagini',
  first: 'Prima pagină',
  prev: 'Pagina anterioară',
  next: 'Pagina următoare',
  last: 'Ultima pagină',
  page: 'Pagina',
  item: 'Pagina {page}',
  pages: { one: '{n} pagină', few: '{n} pagini', other: '{n} de pagini' },
  back: 'Înapoi cu {pages}',
  forward: 'Înainte cu {pages}',
  perPage: 'Elemente pe pagină',
  all: 'Toate',
  range: '{range} din {count}',
  pageOf: 'Pagina {page} din {total}',
  none: 'Nu s-au găsit rezultate',
})
