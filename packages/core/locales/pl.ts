import { createLocale } from './create-locale.js'

export const pl = /* @__PURE__ */ createLocale('pl', {
  root: 'Nawigacja po stronach',
  first: 'Pierwsza strona',
  prev: 'Poprzednia strona',
  next: 'Następna strona',
  last: 'Ostatnia strona',
  page: 'Strona',
  item: 'Strona {page}',
  pages: { one: '{n} stronę', few: '{n} strony', other: '{n} stron' },
  back: '{pages} wstecz',
  forward: '{pages} do przodu',
  perPage: 'Pozycji na stronie',
  all: 'Wszystkie',
  range: '{range} z {count}',
  pageOf: 'Strona {page} z {total}',
  none: 'Nie znaleziono wyników',
})
