import type { Golden } from './golden.js'
import { links } from './options.js'

/** Scenes that are busy from the beginning. */
export const loading = {
  'an unknown total that loads': {
    scene: { options: { busy: true } },
    markup: `<nav root "pagination" data-busy="">
      <button first-trigger "first page" disabled> <button prev-trigger "previous page" disabled>
      <button next-trigger "next page" disabled> <button last-trigger "last page" disabled> </nav>`,
  },
  'an open total that loads': {
    scene: { options: { minCount: 40, page: 4, busy: true }, extras: ['status'] },
    markup: `<nav root "pagination" data-busy="">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <button 1 "page 1"> <button 2 "page 2"> <button 3 "page 3"> <button 4 "page 4" current> <button 5 "page 5">
      <div ellipsis hidden>
      <button next-trigger "next page"> <button last-trigger "last page" disabled>
      <div status dir="auto" role="status" aria-atomic="true" aria-live="off"> </nav>`,
  },
  'the last page that has a next one, while it loads': {
    scene: { options: { hasNextPage: true, busy: true, minCount: 20, page: 2 } },
    markup: `<nav root "pagination" data-busy="">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <button 1 "page 1"> <button 2 "page 2" current> <button 3 "page 3"> <div ellipsis hidden>
      <button next-trigger "next page"> <button last-trigger "last page" disabled> </nav>`,
  },
  'a page past the end that loads': {
    scene: { options: { ...links, count: 13, page: 12, busy: true } },
    markup: `<nav root "pagination" data-busy="">
      <a first-trigger "first page" href="?page=1"> <a prev-trigger "previous page" href="?page=11" rel="prev">
      <a 1 "page 1" href="?page=1"> <a 2 "last page, page 2" href="?page=2">
      <a next-trigger "next page" disabled> <a last-trigger "last page" href="?page=2"> </nav>`,
  },
} satisfies Record<string, Golden>
