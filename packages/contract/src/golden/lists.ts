import type { Golden } from './golden.js'
import { ids, links, translations } from './options.js'

const number = new Intl.NumberFormat('de').format

export const lists = {
  'a list of buttons': {
    scene: { options: { count: 100, defaultPage: 5 }, list: 'list' },
    markup: `<nav root "pagination">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <ul list> <li><button 1 "page 1"></li> <li hidden><div ellipsis hidden></li> <li><button 4 "page 4"></li>
      <li><button 5 "page 5" current></li> <li><button 6 "page 6"></li> <li hidden><div ellipsis hidden></li>
      <li><button 10 "last page, page 10"></li> </ul>
      <button next-trigger "next page"> <button last-trigger "last page"> </nav>`,
  },
  'a list that has room for all entries': {
    scene: { options: { count: 100, defaultPage: 5 }, list: 'fit' },
    markup: `<nav root "pagination">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <ul list data-fit=""> <li><button 1 "page 1"></li> <li hidden><div ellipsis hidden></li>
      <li><button 4 "page 4"></li> <li><button 5 "page 5" current></li> <li><button 6 "page 6"></li>
      <li hidden><div ellipsis hidden></li> <li><button 10 "last page, page 10"></li> </ul>
      <button next-trigger "next page"> <button last-trigger "last page"> </nav>`,
  },
  'a list without pages': {
    scene: { options: { count: 0 }, list: 'list', extras: ['status'] },
    markup: `<nav root "pagination" data-single-page="">
      <button first-trigger "first page" disabled> <button prev-trigger "previous page" disabled>
      <ul list></ul>
      <button next-trigger "next page" disabled> <button last-trigger "last page" disabled>
      <div status dir="auto" role="status" aria-atomic="true" aria-live="off">No results </nav>`,
  },
  'a list of links of an open total, from right to left': {
    scene: { options: { ...links, minCount: 1000, page: 5, dir: 'rtl', ids, translations }, list: 'list' },
    markup: `<nav root "Seiten" dir="rtl" id="root">
      <a first-trigger "erste Seite" href="?page=1" id="first">
      <a prev-trigger "vorige Seite" href="?page=4" id="prev" rel="prev">
      <ul list> <li><a 1 "Seite 1 von 0" href="?page=1" id="item-1"></li>
      <li hidden><div ellipsis hidden id="ellipsis-1"></li> <li><a 4 "Seite 4 von 0" href="?page=4" id="item-4"></li>
      <li><a 5 "Seite 5 von 0" current href="?page=5" id="item-5"></li>
      <li><a 6 "Seite 6 von 0" href="?page=6" id="item-6"></li> <li hidden><div ellipsis hidden id="ellipsis-5"></li> </ul>
      <a next-trigger "nächste Seite" href="?page=6" id="next" rel="next">
      <a last-trigger "letzte Seite" disabled id="last"> </nav>`,
  },
  'a list of disabled links': {
    scene: { options: { ...links, count: 100, page: 5, siblingCount: 0, disabled: true }, list: 'list' },
    markup: `<nav root "pagination">
      <a first-trigger "first page" disabled> <a prev-trigger "previous page" disabled>
      <ul list> <li><a 1 "page 1" disabled></li> <li hidden><div ellipsis hidden></li>
      <li><a 5 "page 5" current disabled></li> <li hidden><div ellipsis hidden></li>
      <li><a 10 "last page, page 10" disabled></li> </ul>
      <a next-trigger "next page" disabled> <a last-trigger "last page" disabled> </nav>`,
  },
  'a list of numbers in another notation': {
    scene: {
      options: { ...links, count: 100_000, page: 5000, siblingCount: 0, translations: { number } },
      list: 'list',
    },
    markup: `<nav root "pagination">
      <a first-trigger "first page" href="?page=1"> <a prev-trigger "previous page" href="?page=4999" rel="prev">
      <ul list> <li><a 1 "page 1" href="?page=1"></li> <li hidden><div ellipsis hidden></li>
      <li><a 5000 "page 5.000" current href="?page=5000">5.000</li> <li hidden><div ellipsis hidden></li>
      <li><a 10000 "last page, page 10.000" href="?page=10000">10.000</li> </ul>
      <a next-trigger "next page" href="?page=5001" rel="next"> <a last-trigger "last page" href="?page=10000"> </nav>`,
  },
  'a list with custom items': {
    scene: { options: { count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'item' },
    markup: `<nav root "pagination">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <ul list> <li><button 1 "page 1">#1</li> <li hidden><div ellipsis hidden></li>
      <li><button 5 "page 5" current>#5</li> <li hidden><div ellipsis hidden></li>
      <li><button 10 "last page, page 10">#10</li> </ul>
      <button next-trigger "next page"> <button last-trigger "last page"> </nav>`,
  },
  'a list with custom ellipses': {
    scene: { options: { count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'ellipsis' },
    markup: `<nav root "pagination">
      <button first-trigger "first page"> <button prev-trigger "previous page">
      <ul list> <li><button 1 "page 1"></li> <li><button type="button">ellipsis-start at 1</li>
      <li><button 5 "page 5" current></li> <li><button type="button">ellipsis-end at 3</li>
      <li><button 10 "last page, page 10"></li> </ul>
      <button next-trigger "next page"> <button last-trigger "last page"> </nav>`,
  },
  'a list with custom content': {
    scene: { options: { ...links, count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'both' },
    markup: `<nav root "pagination">
      <a first-trigger "first page" href="?page=1"> <a prev-trigger "previous page" href="?page=4" rel="prev">
      <ul list> <li><a 1 "page 1" href="?page=1">#1</li> <li><button type="button">ellipsis-start at 1</li>
      <li><a 5 "page 5" current href="?page=5">#5</li> <li><button type="button">ellipsis-end at 3</li>
      <li><a 10 "last page, page 10" href="?page=10">#10</li> </ul>
      <a next-trigger "next page" href="?page=6" rel="next"> <a last-trigger "last page" href="?page=10"> </nav>`,
  },
  'attributes of the entries of a list': {
    scene: {
      options: { count: 50, siblingCount: 0, boundaryCount: 0 },
      list: 'list',
      props: {
        item: { attributes: { class: 'page', 'data-own': 'yes' } },
        ellipsis: { attributes: { class: 'gap', title: 'more' } },
      },
    },
    markup: `<nav root "pagination">
      <button first-trigger "first page" disabled> <button prev-trigger "previous page" disabled>
      <ul list> <li><button 1 "page 1" current class="page" data-own="yes"></li>
      <li><button 2 "page 2" class="page" data-own="yes"></li>
      <li hidden><div ellipsis hidden class="gap" title="more"></li> </ul>
      <button next-trigger "next page"> <button last-trigger "last page"> </nav>`,
  },
} satisfies Record<string, Golden>
