import { createLocale } from './create-locale.js'

export const zhTW = /* @__PURE__ */ createLocale('zh-TW', {
  root: '分頁導覽',
  first: '第一頁',
  prev: '上一頁',
  next: '下一頁',
  last: '最後一頁',
  page: '頁碼',
  item: '第 {page} 頁',
  comma: '，',
  pages: { other: '{n} 頁' },
  back: '向前 {pages}',
  forward: '向後 {pages}',
  perPage: '每頁筆數',
  all: '全部',
  range: '第 {range} 筆，共 {count} 筆',
  pageOf: '第 {page} 頁，共 {total} 頁',
  none: '沒有符合的結果',
})
