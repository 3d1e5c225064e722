import { createLocale } from './create-locale.js'

export const nl = /* @__PURE__ */ createLocale('nl', {
  root: 'Paginanavigatie',
  first: 'Eerste pagina',
  prev: 'Vorige pagina',
  next: 'Volgende pagina',
  last: 'Laatste pagina',
  page: 'Pagina',
  item: 'Pagina {page}',
  pages: { one: '{n} pagina', other: '{n} pagina’s' },
  back: '{pages} terug',
  forward: '{pages} vooruit',
  perPage: 'Items per pagina',
  all: 'Alle',
  range: '{range} van {count}',
  pageOf: 'Pagina {page} van {total}',
  none: 'Geen resultaten gevonden',
})
