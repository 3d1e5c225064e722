import { createLocale } from './create-locale.js'

export const hiIN = /* @__PURE__ */ createLocale('hi-IN', {
  root: 'पृष्ठ नेविगेशन',
  first: 'पहला पृष्ठ',
  prev: 'पिछला पृष्ठ',
  next: 'अगला पृष्ठ',
  last: 'अंतिम पृष्ठ',
  page: 'पृष्ठ',
  item: 'पृष्ठ {page}',
  pages: { other: '{n} पृष्ठ' },
  back: '{pages} पीछे',
  forward: '{pages} आगे',
  perPage: 'प्रति पृष्ठ आइटम',
  all: 'सभी',
  range: 'कुल {count} में से {range}',
  pageOf: 'कुल {total} में से पृष्ठ {page}',
  none: 'कोई परिणाम नहीं मिला',
})
