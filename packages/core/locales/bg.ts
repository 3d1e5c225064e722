import { createLocale } from './create-locale.js'

export const bg = /* @__PURE__ */ createLocale('bg', {
  root: 'Пагинация',
  first: 'Първа страница',
  prev: 'Предишна страница',
  next: 'Следваща страница',
  last: 'Последна страница',
  page: 'Страница',
  item: 'Страница {page}',
  pages: { one: '{n} страница', other: '{n} страници' },
  back: '{pages} назад',
  forward: '{pages} напред',
  perPage: 'Елементи на страница',
  all: 'Всички',
  range: '{range} от {count}',
  pageOf: 'Страница {page} от {total}',
  none: 'Няма намерени резултати',
})
