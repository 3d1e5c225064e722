import { createLocale } from './create-locale.js'

export const et = /* @__PURE__ */ createLocale('et', {
  root: 'Lehekülgede navigeerimine',
  first: 'Esimene lehekülg',
  prev: 'Eelmine lehekülg',
  next: 'Järgmine lehekülg',
  last: 'Viimane lehekülg',
  page: 'Lehekülg',
  item: 'Lehekülg {page}',
  pages: { one: '{n} lehekülg', other: '{n} lehekülge' },
  back: '{pages} tagasi',
  forward: '{pages} edasi',
  perPage: 'Kirjeid leheküljel',
  all: 'Kõik',
  range: '{range} / {count}',
  pageOf: 'Lehekülg {page} / {total}',
  none: 'Tulemusi ei leitud',
})
