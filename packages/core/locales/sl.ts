import { createLocale } from './create-locale.js'

export const sl = /* @__PURE__ */ createLocale('sl', {
  root: 'Navigacija po straneh',
  first: 'Prva stran',
  prev: 'Prejšnja stran',
  next: 'Naslednja stran',
  last: 'Zadnja stran',
  page: 'Stran',
  item: 'Stran {page}',
  pages: { one: '{n} stran', two: '{n} strani', few: '{n} strani', other: '{n} strani' },
  back: '{pages} nazaj',
  forward: '{pages} naprej',
  perPage: 'Elementov na stran',
  all: 'Vse',
  range: '{range} od {count}',
  pageOf: 'Stran {page} od {total}',
  none: 'Ni rezultatov',
})
