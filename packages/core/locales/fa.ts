import { createLocale } from './create-locale.js'

export const fa = /* @__PURE__ */ createLocale('fa', {
  root: 'ناوبری صفحه‌ها',
  first: 'صفحهٔ اول',
  prev: 'صفحهٔ قبلی',
  next: 'صفحهٔ بعدی',
  last: 'صفحهٔ آخر',
  page: 'صفحه',
  item: 'صفحهٔ {page}',
  comma: '، ',
  pages: { other: '{n} صفحه' },
  back: '{pages} به عقب',
  forward: '{pages} به جلو',
  perPage: 'تعداد موارد در هر صفحه',
  all: 'همه',
  range: '{range} از {count}',
  pageOf: 'صفحهٔ {page} از {total}',
  none: 'نتیجه‌ای یافت نشد',
})
