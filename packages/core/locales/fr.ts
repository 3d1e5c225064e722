import { createLocale } from './create-locale.js'

export const fr = /* @__PURE__ */ createLocale('fr', {
  root: 'Pagination',
  first: 'Première page',
  prev: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: 'Page',
  item: 'Page {page}',
  pages: { one: '{n} page', other: '{n} pages' },
  back: 'Reculer de {pages}',
  forward: 'Avancer de {pages}',
  perPage: 'Éléments par page',
  all: 'Tous',
  range: '{range} sur {count}',
  pageOf: 'Page {page} sur {total}',
  none: 'Aucun résultat trouvé',
})
