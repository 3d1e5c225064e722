import { createLocale } from './create-locale.js'

export const ca = /* @__PURE__ */ createLocale('ca', {
  root: 'Navegació entre pàgines',
  first: 'Primera pàgina',
  prev: 'Pàgina anterior',
  next: 'Pàgina següent',
  last: 'Última pàgina',
  page: 'Pàgina',
  item: 'Pàgina {page}',
  pages: { one: '{n} pàgina', other: '{n} pàgines' },
  back: 'Retrocedeix {pages}',
  forward: 'Avança {pages}',
  perPage: 'Elements per pàgina',
  all: 'Tots',
  range: '{range} de {count}',
  pageOf: 'Pàgina {page} de {total}',
  none: 'Sense resultats',
})
