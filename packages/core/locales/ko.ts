import { createLocale } from './create-locale.js'

export const ko = /* @__PURE__ */ createLocale('ko', {
  root: '페이지 탐색',
  first: '첫 페이지',
  prev: '이전 페이지',
  next: '다음 페이지',
  last: '마지막 페이지',
  page: '페이지',
  item: '{page}페이지',
  pages: { other: '{n}페이지' },
  back: '{pages} 뒤로',
  forward: '{pages} 앞으로',
  perPage: '페이지당 항목 수',
  all: '전체',
  range: '{count}개 중 {range}',
  pageOf: '{total}페이지 중 {page}페이지',
  none: '결과가 없습니다',
})
