import { createLocale } from './create-locale.js'

export const pt = /* @__PURE__ */ createLocale('pt-PT', {
  root: 'Navegação de páginas',
  first: 'Primeira página',
  prev: 'Página anterior',
  next: 'Página seguinte',
  last: 'Última página',
  page: 'Página',
  item: 'Página {page}',
  pages: { one: '{n} página', other: '{n} páginas' },
  back: 'Recuar {pages}',
  forward: 'Avançar {pages}',
  perPage: 'Itens por página',
  all: 'Todos',
  range: '{range} de {count}',
  pageOf: 'Página {page} de {total}',
  none: 'Nenhum resultado encontrado',
})
