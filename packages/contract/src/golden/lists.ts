import type { Golden } from './expand.js'
import { ids, links, translations } from './options.js'

const number = new Intl.NumberFormat('de').format

export const lists = {
  'a list of buttons': {
    scene: { options: { count: 100, defaultPage: 5 }, list: 'list' },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <ul list> <li><button 1></li>
      <li hidden><div ellipsis hidden></li> <li><button 4></li> <li><button 5 current></li> <li><button 6></li>
      <li hidden><div ellipsis hidden></li> <li><button 10 "last page, page 10"></li> </ul> <button next-trigger>
      <button last-trigger> </nav>`,
  },
  'a list that has room for all entries': {
    scene: { options: { count: 100, defaultPage: 5 }, list: 'fit' },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <ul list data-fit=""> <li><button 1></li>
      <li hidden><div ellipsis hidden></li> <li><button 4></li> <li><button 5 current></li> <li><button 6></li>
      <li hidden><div ellipsis hidden></li> <li><button 10 "last page, page 10"></li> </ul> <button next-trigger>
      <button last-trigger> </nav>`,
  },
  'a list without pages': {
    scene: { options: { count: 0 }, list: 'list', extras: ['status'] },
    markup: `<nav root data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled> <ul list></ul>
      <button next-trigger disabled> <button last-trigger disabled>
      <div status dir="auto">No results </nav>`,
  },
  'a list of links of an open total, from right to left': {
    scene: { options: { ...links, minCount: 1000, page: 5, dir: 'rtl', ids, translations }, list: 'list' },
    markup: `<nav root "Seiten" dir="rtl" id="root"> <a first-trigger "erste Seite" href="?page=1" id="first">
      <a prev-trigger "vorige Seite" href="?page=4" id="prev" rel="prev"> <ul list>
      <li><a 1 "Seite 1 von 0" href="?page=1" id="item-1"></li> <li hidden><div ellipsis hidden id="ellipsis-1"></li>
      <li><a 4 "Seite 4 von 0" href="?page=4" id="item-4"></li> <li><a 5 "Seite 5 von 0" current href="?page=5" id="item-5"></li>
      <li><a 6 "Seite 6 von 0" href="?page=6" id="item-6"></li> <li hidden><div ellipsis hidden id="ellipsis-5"></li> </ul>
      <a next-trigger "nächste Seite" href="?page=6" id="next" rel="next"> <a last-trigger "letzte Seite" disabled id="last"> </nav>`,
  },
  'a list of disabled links': {
    scene: { options: { ...links, count: 100, page: 5, siblingCount: 0, disabled: true }, list: 'list' },
    markup: `<nav root> <a first-trigger disabled> <a prev-trigger disabled> <ul list> <li><a 1 disabled></li>
      <li hidden><div ellipsis hidden></li> <li><a 5 current disabled></li> <li hidden><div ellipsis hidden></li>
      <li><a 10 "last page, page 10" disabled></li> </ul> <a next-trigger disabled> <a last-trigger disabled> </nav>`,
  },
  'a list of numbers in another notation': {
    scene: {
      options: { ...links, count: 100_000, page: 5000, siblingCount: 0, translations: { number } },
      list: 'list',
    },
    markup: `<nav root> <a first-trigger href="?page=1"> <a prev-trigger href="?page=4999" rel="prev"> <ul list>
      <li><a 1 href="?page=1"></li> <li hidden><div ellipsis hidden></li>
      <li><a 5000 "page 5.000" current href="?page=5000">5.000</li> <li hidden><div ellipsis hidden></li>
      <li><a 10000 "last page, page 10.000" href="?page=10000">10.000</li> </ul> <a next-trigger href="?page=5001" rel="next">
      <a last-trigger href="?page=10000"> </nav>`,
  },
  'a list with custom items': {
    scene: { options: { count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'item' },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <ul list> <li><button 1>#1</li>
      <li hidden><div ellipsis hidden></li> <li><button 5 current>#5</li> <li hidden><div ellipsis hidden></li>
      <li><button 10 "last page, page 10">#10</li> </ul> <button next-trigger> <button last-trigger> </nav>`,
  },
  'a list with custom ellipses': {
    scene: { options: { count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'ellipsis' },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <ul list> <li><button 1></li>
      <li><button type="button">ellipsis-start at 1</li> <li><button 5 current></li> <li><button type="button">ellipsis-end at 3</li>
      <li><button 10 "last page, page 10"></li> </ul> <button next-trigger> <button last-trigger> </nav>`,
  },
  'a list with custom content': {
    scene: { options: { ...links, count: 100, page: 5, siblingCount: 0 }, list: 'list', custom: 'both' },
    markup: `<nav root> <a first-trigger href="?page=1"> <a prev-trigger href="?page=4" rel="prev"> <ul list>
      <li><a 1 href="?page=1">#1</li> <li><button type="button">ellipsis-start at 1</li> <li><a 5 current href="?page=5">#5</li>
      <li><button type="button">ellipsis-end at 3</li> <li><a 10 "last page, page 10" href="?page=10">#10</li> </ul>
      <a next-trigger href="?page=6" rel="next"> <a last-trigger href="?page=10"> </nav>`,
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
    markup: `<nav root> <button first-trigger disabled> <button prev-trigger disabled> <ul list>
      <li><button 1 current class="page" data-own="yes"></li> <li><button 2 class="page" data-own="yes"></li>
      <li hidden><div ellipsis hidden class="gap" title="more"></li> </ul> <button next-trigger> <button last-trigger> </nav>`,
  },
} satisfies Record<string, Golden>
