import { createLocale } from './create-locale.js'

export const az = /* @__PURE__ */ createLocale('az', {
  root: 'Səhifə naviqasiyası',
  first: 'İlk səhifə',
  prev: 'Əvvəlki səhifə',
  next: 'Növbəti səhifə',
  last: 'Son səhifə',
  page: 'Səhifə',
  item: 'Səhifə {page}',
  pages: { other: '{n} səhifə' },
  back: '{pages} geri',
  forward: '{pages} irəli',
  perPage: 'Səhifədəki element sayı',
  all: 'Hamısı',
  range: '{range} / {count}',
  pageOf: 'Səhifə {page} / {total}',
  none: 'Nəticə tapılmadı',
})
