import { createLocale } from './create-locale.js'

export const ru = /* @__PURE__ */ createLocale('ru', {
  root: 'Навигация по страницам',
  first: 'Первая страница',
  prev: 'Предыдущая страница',
  next: 'Следующая страница',
  last: 'Последняя страница',
  page: 'Страница',
  item: 'Страница {page}',
  pages: { one: '{n} страницу', few: '{n} страницы', other: '{n} страниц' },
  back: 'На {pages} назад',
  forward: 'На {pages} вперёд',
  perPage: 'Записей на странице',
  all: 'Все',
  range: '{range} из {count}',
  pageOf: 'Страница {page} из {total}',
  none: 'Результатов не найдено',
})
