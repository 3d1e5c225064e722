import { createLocale } from './create-locale.js'

export const he = /* @__PURE__ */ createLocale('he', {
  root: 'ניווט בעמודים',
  first: 'העמוד הראשון',
  prev: 'העמוד הקודם',
  next: 'העמוד הבא',
  last: 'העמוד האחרון',
  page: 'עמוד',
  item: 'עמוד {page}',
  pages: { one: 'עמוד אחד', two: 'שני עמודים', other: '{n} עמודים' },
  back: '{pages} אחורה',
  forward: '{pages} קדימה',
  perPage: 'פריטים לעמוד',
  all: 'הכל',
  range: '{range} מתוך {count}',
  pageOf: 'עמוד {page} מתוך {total}',
  none: 'לא נמצאו תוצאות',
})
