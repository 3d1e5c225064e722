import { createLocale } from './create-locale.js'

export const sr = /* @__PURE__ */ createLocale('sr', {
  root: 'Навигација по страницама',
  first: 'Прва страница',
  prev: 'Претходна страница',
  next: 'Следећа страница',
  last: 'Последња страница',
  page: 'Страница',
  item: 'Страница {page}',
  pages: { one: '{n} страницу', few: '{n} странице', other: '{n} страница' },
  back: 'Назад {pages}',
  forward: 'Напред {pages}',
  perPage: 'Ставки по страници',
  all: 'Све',
  range: '{range} од {count}',
  pageOf: 'Страница {page} од {total}',
  none: 'Нема пронађених резултата',
})
