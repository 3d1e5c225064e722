import { createLocale } from './create-locale.js'

export const uk = /* @__PURE__ */ createLocale('uk', {
  root: 'Навігація сторінками',
  first: 'Перша сторінка',
  prev: 'Попередня сторінка',
  next: 'Наступна сторінка',
  last: 'Остання сторінка',
  page: 'Сторінка',
  item: 'Сторінка {page}',
  pages: { one: '{n} сторінку', few: '{n} сторінки', other: '{n} сторінок' },
  back: 'На {pages} назад',
  forward: 'На {pages} вперед',
  perPage: 'Елементів на сторінці',
  all: 'Усі',
  range: '{range} з {count}',
  pageOf: 'Сторінка {page} з {total}',
  none: 'Результатів не знайдено',
})
