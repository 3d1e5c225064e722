import { createLocale } from './create-locale.js'

export const it = /* @__PURE__ */ createLocale('it', {
  root: 'Navigazione tra le pagine',
  first: 'Prima pagina',
  prev: 'Pagina precedente',
  next: 'Pagina successiva',
  last: 'Ultima pagina',
  page: 'Pagina',
  item: 'Pagina {page}',
  pages: { one: '{n} pagina', other: '{n} pagine' },
  back: 'Indietro di {pages}',
  forward: 'Avanti di {pages}',
  perPage: 'Elementi per pagina',
  all: 'Tutti',
  range: '{range} di {count}',
  pageOf: 'Pagina {page} di {total}',
  none: 'Nessun risultato trovato',
})
