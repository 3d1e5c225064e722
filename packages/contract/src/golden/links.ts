import type { Golden } from './golden.js'
import { links } from './options.js'

export const linked = {
  'links on the first page': {
    scene: { options: { ...links, count: 100 } },
    markup: `<nav root "pagination">
      <a first-trigger "first page" disabled> <a prev-trigger "previous page" disabled>
      <a 1 "page 1" current href="?page=1"> <a 2 "page 2" href="?page=2"> <a 3 "page 3" href="?page=3">
      <a 4 "page 4" href="?page=4"> <a 5 "page 5" href="?page=5"> <div ellipsis hidden>
      <a 10 "last page, page 10" href="?page=10">
      <a next-trigger "next page" href="?page=2" rel="next"> <a last-trigger "last page" href="?page=10"> </nav>`,
  },
  'links on a page in the middle': {
    scene: {
      options: {
        type: 'link',
        getPageUrl: ({ page, pageSize }) => `?page=${page}&size=${pageSize}`,
        count: 200,
        page: 5,
        pageSize: 20,
      },
    },
    markup: `<nav root "pagination">
      <a first-trigger "first page" href="?page=1&amp;size=20">
      <a prev-trigger "previous page" href="?page=4&amp;size=20" rel="prev">
      <a 1 "page 1" href="?page=1&amp;size=20"> <div ellipsis hidden> <a 4 "page 4" href="?page=4&amp;size=20">
      <a 5 "page 5" current href="?page=5&amp;size=20"> <a 6 "page 6" href="?page=6&amp;size=20">
      <div ellipsis hidden> <a 10 "last page, page 10" href="?page=10&amp;size=20">
      <a next-trigger "next page" href="?page=6&amp;size=20" rel="next">
      <a last-trigger "last page" href="?page=10&amp;size=20"> </nav>`,
  },
  'disabled links': {
    scene: { options: { ...links, count: 100, page: 5, disabled: true } },
    markup: `<nav root "pagination">
      <a first-trigger "first page" disabled> <a prev-trigger "previous page" disabled>
      <a 1 "page 1" disabled> <div ellipsis hidden> <a 4 "page 4" disabled> <a 5 "page 5" current disabled>
      <a 6 "page 6" disabled> <div ellipsis hidden> <a 10 "last page, page 10" disabled>
      <a next-trigger "next page" disabled> <a last-trigger "last page" disabled> </nav>`,
  },
  'links of an open total in the middle': {
    scene: { options: { ...links, minCount: 1000, page: 5 } },
    markup: `<nav root "pagination">
      <a first-trigger "first page" href="?page=1"> <a prev-trigger "previous page" href="?page=4" rel="prev">
      <a 1 "page 1" href="?page=1"> <div ellipsis hidden> <a 4 "page 4" href="?page=4">
      <a 5 "page 5" current href="?page=5"> <a 6 "page 6" href="?page=6"> <div ellipsis hidden>
      <a next-trigger "next page" href="?page=6" rel="next"> <a last-trigger "last page" disabled> </nav>`,
  },
} satisfies Record<string, Golden>
