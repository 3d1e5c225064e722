import { createLocale } from './create-locale.js'

export const kk = /* @__PURE__ */ createLocale('kk', {
  root: 'Беттерді шарлау',
  first: 'Бірінші бет',
  prev: 'Алдыңғы бет',
  next: 'Келесі бет',
  last: 'Соңғы бет',
  page: 'Бет',
  item: '{page}-бет',
  pages: { other: '{n} бет' },
  back: '{pages} артқа',
  forward: '{pages} алға',
  perPage: 'Беттегі элементтер саны',
  all: 'Бәрі',
  range: '{range} / {count}',
  pageOf: '{page}-бет / {total}',
  none: 'Нәтиже табылмады',
})
