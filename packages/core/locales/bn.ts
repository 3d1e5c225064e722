import { createLocale } from './create-locale.js'

export const bn = /* @__PURE__ */ createLocale('bn', {
  root: 'পৃষ্ঠা নেভিগেশন',
  first: 'প্রথম পৃষ্ঠা',
  prev: 'পূর্ববর্তী পৃষ্ঠা',
  next: 'পরবর্তী পৃষ্ঠা',
  last: 'শেষ পৃষ্ঠা',
  page: 'পৃষ্ঠা',
  item: 'পৃষ্ঠা {page}',
  pages: { other: '{n} পৃষ্ঠা' },
  back: '{pages} পিছনে',
  forward: '{pages} সামনে',
  perPage: 'প্রতি পৃষ্ঠায় আইটেম',
  all: 'সব',
  range: '{range} / {count}',
  pageOf: 'পৃষ্ঠা {page} / {total}',
  none: 'কোনো ফলাফল পাওয়া যায়নি',
})
