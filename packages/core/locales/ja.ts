import { createLocale } from './create-locale.js'

export const ja = /* @__PURE__ */ createLocale('ja', {
  root: 'ページネーション',
  first: '最初のページ',
  prev: '前のページ',
  next: '次のページ',
  last: '最後のページ',
  page: 'ページ',
  item: '{page}ページ',
  comma: '、',
  pages: { other: '{n}ページ' },
  back: '{pages}戻る',
  forward: '{pages}進む',
  perPage: '1ページあたりの件数',
  all: 'すべて',
  range: '{count}件中 {range}件',
  pageOf: '{total}ページ中 {page}ページ目',
  none: '該当する結果がありません',
})
