import { createLocale } from './create-locale.js'

export const id = /* @__PURE__ */ createLocale('id', {
  root: 'Navigasi halaman',
  first: 'Halaman pertama',
  prev: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
  page: 'Halaman',
  item: 'Halaman {page}',
  pages: { other: '{n} halaman' },
  back: 'Mundur {pages}',
  forward: 'Maju {pages}',
  perPage: 'Item per halaman',
  all: 'Semua',
  range: '{range} dari {count}',
  pageOf: 'Halaman {page} dari {total}',
  none: 'Tidak ada hasil',
})
