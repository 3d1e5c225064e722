import { createLocale } from './create-locale.js'

export const zhCN = /* @__PURE__ */ createLocale('zh-CN', {
  root: '分页导航',
  first: '第一页',
  prev: '上一页',
  next: '下一页',
  last: '最后一页',
  page: '页码',
  item: '第 {page} 页',
  comma: '，',
  pages: { other: '{n} 页' },
  back: '向前 {pages}',
  forward: '向后 {pages}',
  perPage: '每页条数',
  all: '全部',
  range: '第 {range} 条，共 {count} 条',
  pageOf: '第 {page} 页，共 {total} 页',
  none: '未找到结果',
})
