import { createLocale } from './create-locale.js'

export const ms = /* @__PURE__ */ createLocale('ms', {
  root: 'Navigasi halaman',
  first: 'Halaman pertama',
  prev: 'Halaman sebelumnya',
  next: 'Halaman seterusnya',
  last: 'Halaman terakhir',
  page: 'Halaman',
  item: 'Halaman {page}',
  pages: { other: '{n} halaman' },
  back: 'Undur {pages}',
  forward: 'Maju {pages}',
  perPage: 'Item setiap halaman',
  all: 'Semua',
  range: '{range} daripada {count}',
  pageOf: 'Halaman {page} daripada {total}',
  none: 'Tiada hasil',
})
