import { createLocale } from './create-locale.js'

export const mk = /* @__PURE__ */ createLocale('mk', {
  root: 'Навигација низ страници',
  first: 'Прва страница',
  prev: 'Претходна страница',
  next: 'Следна страница',
  last: 'Последна страница',
  page: 'Страница',
  item: 'Страница {page}',
  pages: { one: '{n} страница', other: '{n} страници' },
  back: '{pages} назад',
  forward: '{pages} напред',
  perPage: 'Записи по страница',
  all: 'Сите',
  range: '{range} од {count}',
  pageOf: 'Страница {page} од {total}',
  none: 'Нема резултати',
})
