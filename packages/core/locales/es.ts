import { createLocale } from './create-locale.js'

export const es = /* @__PURE__ */ createLocale('es', {
  root: 'Paginación',
  first: 'Primera página',
  prev: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  page: 'Página',
  item: 'Página {page}',
  pages: { one: '{n} página', other: '{n} páginas' },
  back: 'Retroceder {pages}',
  forward: 'Avanzar {pages}',
  perPage: 'Elementos por página',
  all: 'Todos',
  range: '{range} de {count}',
  pageOf: 'Página {page} de {total}',
  none: 'No se han encontrado resultados',
})
