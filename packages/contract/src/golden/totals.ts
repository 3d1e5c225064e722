import type { Golden } from './expand.js'
import { links } from './options.js'

export const totals = {
  'an open total on the first page': {
    scene: { options: { minCount: 1000 }, extras: ['status'] },
    markup: `<nav root> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current> <button 2> <button 3>
      <button 4> <button 5> <div ellipsis hidden> <button next-trigger> <button last-trigger disabled>
      <div status dir="auto">1–10 of 1000+ </nav>`,
  },
  'an open total on its last known page': {
    scene: { options: { minCount: 100, page: 10 }, extras: ['status'] },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <div ellipsis hidden> <button 8> <button 9>
      <button 10 current> <div ellipsis hidden> <button next-trigger> <button last-trigger disabled>
      <div status dir="auto">91–100 of 100+ </nav>`,
  },
  'an open total without a next page': {
    scene: { options: { minCount: 30, page: 2, hasNextPage: false }, extras: ['status'] },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <button 2 current> <button 3> <div ellipsis hidden>
      <button next-trigger> <button last-trigger disabled>
      <div status dir="auto">11–20 of 30+ </nav>`,
  },
  'only a next page': {
    scene: { options: { page: 3, hasNextPage: true } },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <button 2> <button 3 current> <button 4>
      <div ellipsis hidden> <button next-trigger> <button last-trigger disabled> </nav>`,
  },
  'no next page': {
    scene: { options: { page: 3, hasNextPage: false }, extras: ['status'] },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <button 2> <button 3 "last page, page 3" current>
      <button next-trigger disabled> <button last-trigger disabled>
      <div status dir="auto">Page 3 of 3 </nav>`,
  },
  'a number of pages': {
    scene: { options: { totalPages: 10, page: 5 }, extras: ['status'] },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <div ellipsis hidden> <button 4> <button 5 current>
      <button 6> <div ellipsis hidden> <button 10 "last page, page 10"> <button next-trigger> <button last-trigger>
      <div status dir="auto">Page 5 of 10 </nav>`,
  },
  'no pages': {
    scene: { options: { totalPages: 0 } },
    markup: `<nav root data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled>
      <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'a limit below the count': {
    scene: { options: { count: 1000, maxPage: 4, page: 4 }, extras: ['status'] },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <button 2> <button 3>
      <button 4 "last page, page 4" current> <button next-trigger disabled> <button last-trigger disabled>
      <div status dir="auto">31–40 of 1000 </nav>`,
  },
  'a limit of an open total': {
    scene: { options: { hasNextPage: true, maxPage: 3, page: 3 } },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <button 2> <button 3 "last page, page 3" current>
      <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'an unknown total that loads': {
    scene: { options: { busy: true } },
    markup: `<nav root data-busy=""> <button first-trigger disabled> <button prev-trigger disabled> <button next-trigger disabled>
      <button last-trigger disabled> </nav>`,
  },
  'an open total that loads': {
    scene: { options: { minCount: 40, page: 4, busy: true }, extras: ['status'] },
    markup: `<nav root data-busy=""> <button first-trigger> <button prev-trigger> <button 1> <button 2> <button 3> <button 4 current>
      <button 5> <div ellipsis hidden> <button next-trigger> <button last-trigger disabled>
      <div status dir="auto"> </nav>`,
  },
  'the last page that has a next one, while it loads': {
    scene: { options: { hasNextPage: true, busy: true, minCount: 20, page: 2 } },
    markup: `<nav root data-busy=""> <button first-trigger> <button prev-trigger> <button 1> <button 2 current> <button 3>
      <div ellipsis hidden> <button next-trigger> <button last-trigger disabled> </nav>`,
  },
  'a page past the end that loads': {
    scene: { options: { ...links, count: 13, page: 12, busy: true } },
    markup: `<nav root data-busy=""> <a first-trigger href="?page=1"> <a prev-trigger href="?page=11" rel="prev"> <a 1 href="?page=1">
      <a 2 "last page, page 2" href="?page=2"> <a next-trigger disabled> <a last-trigger href="?page=2"> </nav>`,
  },
} satisfies Record<string, Golden>
