import { createLocale } from './create-locale.js'

export const nb = /* @__PURE__ */ createLocale('nb', {
  root: 'Sidenavigasjon',
  first: 'Første side',
  prev: 'Forrige side',
  next: 'Neste side',
  last: 'Siste side',
  page: 'Side',
  item: 'Side {page}',
  pages: { one: '{n} side', other: '{n} sider' },
  back: '{pages} tilbake',
  forward: '{pages} frem',
  perPage: 'Elementer per side',
  all: 'Alle',
  range: '{range} av {count}',
  pageOf: 'Side {page} av {total}',
  none: 'Ingen resultater funnet',
})
