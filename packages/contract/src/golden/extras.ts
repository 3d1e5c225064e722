import type { Golden } from './expand.js'
import { links } from './options.js'

export const extras = {
  'a page size, a page to type, a status and content': {
    scene: {
      options: { count: 95, page: 3 },
      extras: ['pageSizeSelect', 'pageInput', 'status', 'content'],
      list: 'list',
      props: { pageSizeSelect: { own: { sizes: [20, 10, Number.POSITIVE_INFINITY] } } },
    },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <ul list> <li><button 1></li> <li><button 2></li>
      <li><button 3 current></li> <li><button 4></li> <li><button 5></li> <li hidden><div ellipsis hidden></li>
      <li><button 10 "last page, page 10"></li> </ul> <button next-trigger> <button last-trigger>
      <select page-size-select autocomplete="off"> <option selected="" value="10">10 <option value="20">20 <option value="all">All
      </select> <input page-input autocomplete="off" type="text" inputmode="numeric" enterkeyhint="go" value="3">
      <div status dir="auto">21–30 of 95 <div content> </nav>`,
  },
  'disabled fields while busy, with ids and translations': {
    scene: {
      createdBy: 'parent',
      options: {
        count: 0,
        busy: true,
        disabled: true,
        defaultPageSize: Number.POSITIVE_INFINITY,
        ids: { pageSizeSelect: 'size', pageInput: 'page', status: 'status', content: 'items' },
        translations: { pageSizeLabel: 'pro Seite', pageInputLabel: 'Seite', allLabel: 'Alle', number: (n) => `${n}.` },
      },
      extras: ['status', 'pageInput', 'content', 'pageSizeSelect'],
      props: {
        pageSizeSelect: { own: { sizes: [5] } },
        pageInput: { attributes: { class: 'own' } },
        content: { attributes: { role: 'region', 'aria-label': 'Results' } },
      },
    },
    markup: `<div content "Results" id="items" role="region" aria-busy="true"> <nav root data-busy="" data-single-page="">
      <button first-trigger disabled> <button prev-trigger disabled> <button next-trigger disabled> <button last-trigger disabled>
      <div status id="status" dir="auto">
      <input page-input "Seite" disabled id="page" class="own" autocomplete="off" type="text" inputmode="numeric" enterkeyhint="go" value="1.">
      <select page-size-select "pro Seite" disabled id="size" autocomplete="off"> <option value="5">5.
      <option selected="" value="all">Alle </select> </nav>`,
  },
  'ellipses that jump': {
    scene: {
      options: {
        ...links,
        count: 1000,
        page: 50,
        siblingCount: 0,
        ids: { ellipsisTrigger: (index) => `jump-${index}` },
      },
      list: 'list',
      jump: 10,
    },
    markup: `<nav root> <a first-trigger href="?page=1"> <a prev-trigger href="?page=49" rel="prev"> <ul list>
      <li><a 1 href="?page=1"></li> <li><a ellipsis-trigger "10 pages back" href="?page=40" id="jump-1"></li>
      <li><a 50 current href="?page=50"></li> <li><a ellipsis-trigger "10 pages forward" href="?page=60" id="jump-3"></li>
      <li><a 100 "last page, page 100" href="?page=100"></li> </ul> <a next-trigger href="?page=51" rel="next">
      <a last-trigger href="?page=100"> </nav>`,
  },
} satisfies Record<string, Golden>
