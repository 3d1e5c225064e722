import { createLocale } from './create-locale.js'

export const da = /* @__PURE__ */ createLocale('da', {
  root: 'Sidenavigation',
  first: 'Første side',
  prev: 'Forrige side',
  next: 'Næste side',
  last: 'Sidste side',
  page: 'Side',
  item: 'Side {page}',
  pages: { one: '{n} side', other: '{n} sider' },
  back: '{pages} tilbage',
  forward: '{pages} frem',
  perPage: 'Elementer pr. side',
  all: 'Alle',
  range: '{range} af {count}',
  pageOf: 'Side {page} af {total}',
  none: 'Ingen resultater fundet',
})
