import { createLocale } from './create-locale.js'

export const tr = /* @__PURE__ */ createLocale('tr', {
  root: 'Sayfa navigasyonu',
  first: 'İlk sayfa',
  prev: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
  page: 'Sayfa',
  item: 'Sayfa {page}',
  pages: { other: '{n} sayfa' },
  back: '{pages} geri',
  forward: '{pages} ileri',
  perPage: 'Sayfa başına öğe',
  all: 'Tümü',
  range: '{range} / {count}',
  pageOf: 'Sayfa {page} / {total}',
  none: 'Sonuç bulunamadı',
})
