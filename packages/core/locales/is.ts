import { createLocale } from './create-locale.js'

export const is = /* @__PURE__ */ createLocale('is', {
  root: 'Síðuflakk',
  first: 'Fyrsta síða',
  prev: 'Fyrri síða',
  next: 'Næsta síða',
  last: 'Síðasta síða',
  page: 'Síða',
  item: 'Síða {page}',
  pages: { one: '{n} síðu', other: '{n} síður' },
  back: 'Til baka um {pages}',
  forward: 'Áfram um {pages}',
  perPage: 'Færslur á síðu',
  all: 'Allar',
  range: '{range} af {count}',
  pageOf: 'Síða {page} af {total}',
  none: 'Engar niðurstöður fundust',
})
