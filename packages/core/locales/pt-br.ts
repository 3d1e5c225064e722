import { createLocale } from './create-locale.js'

export const ptBR = /* @__PURE__ */ createLocale('pt-BR', {
  root: 'Navegação de páginas',
  first: 'Primeira página',
  prev: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
  page: 'Página',
  item: 'Página {page}',
  pages: { one: '{n} página', other: '{n} páginas' },
  back: 'Voltar {pages}',
  forward: 'Avançar {pages}',
  perPage: 'Itens por página',
  all: 'Todos',
  range: '{range} de {count}',
  pageOf: 'Página {page} de {total}',
  none: 'Nenhum resultado encontrado',
})
