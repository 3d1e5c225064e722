import { createLocale } from './create-locale.js'

export const lt = /* @__PURE__ */ createLocale('lt', {
  root: 'Puslapių naršymas',
  first: 'Pirmas puslapis',
  prev: 'Ankstesnis puslapis',
  next: 'Kitas puslapis',
  last: 'Paskutinis puslapis',
  page: 'Puslapis',
  item: 'Puslapis {page}',
  pages: { one: '{n} puslapį', few: '{n} puslapius', other: '{n} puslapių' },
  back: 'Atgal per {pages}',
  forward: 'Pirmyn per {pages}',
  perPage: 'Įrašai puslapyje',
  all: 'Visi',
  range: '{range} iš {count}',
  pageOf: 'Puslapis {page} iš {total}',
  none: 'Įrašų nerasta',
})
