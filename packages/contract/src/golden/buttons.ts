import type { Golden } from './expand.js'
import { ids, links, translations } from './options.js'

export const buttons = {
  'buttons on the first page': {
    scene: { options: { count: 100 } },
    markup: `<nav root> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current> <button 2> <button 3>
      <button 4> <button 5> <div ellipsis hidden> <button 10 "last page, page 10"> <button next-trigger> <button last-trigger> </nav>`,
  },
  'buttons on a page in the middle': {
    scene: { options: { count: 100, defaultPage: 5 } },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <div ellipsis hidden> <button 4> <button 5 current>
      <button 6> <div ellipsis hidden> <button 10 "last page, page 10"> <button next-trigger> <button last-trigger> </nav>`,
  },
  'buttons on the last page': {
    scene: { options: { count: 100, page: 10 } },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button 1> <div ellipsis hidden> <button 6> <button 7> <button 8>
      <button 9> <button 10 "last page, page 10" current> <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'buttons without items': {
    scene: { options: { count: 0 } },
    markup: `<nav root data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled>
      <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'buttons with an unknown count': {
    scene: { options: { count: undefined, defaultPage: 5 } },
    markup: `<nav root> <button first-trigger> <button prev-trigger> <button next-trigger disabled>
      <button last-trigger disabled> </nav>`,
  },
  'buttons with a single page': {
    scene: { options: { count: 7, ids: {}, translations: {} } },
    markup: `<nav root data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current>
      <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'a single page that is busy and disabled': {
    scene: { options: { count: 7, busy: true, disabled: true } },
    markup: `<nav root data-busy="" data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled>
      <button 1 current disabled> <button next-trigger disabled> <button last-trigger disabled> </nav>`,
  },
  'attributes and `disabled` of the parts': {
    scene: {
      options: { count: 30 },
      roots: [{ attributes: { class: 'pages', lang: 'en' } }],
      props: {
        firstTrigger: { attributes: { id: 'front', 'aria-label': 'to the front' } },
        item: { attributes: { class: 'page' } },
        item3: { attributes: { class: 'locked' }, disabled: true },
        nextTrigger: { disabled: true },
        lastTrigger: { attributes: { title: 'to the end', 'data-own': 'yes' } },
      },
    },
    markup: `<nav root class="pages" lang="en"> <button first-trigger "to the front" disabled id="front">
      <button prev-trigger disabled> <button 1 current class="page"> <button 2 class="page">
      <button 3 "last page, page 3" disabled class="locked"> <button next-trigger disabled>
      <button last-trigger data-own="yes" title="to the end"> </nav>`,
  },
  'ids, translations and a direction': {
    scene: { options: { count: 100, defaultPage: 5, dir: 'rtl', ids, translations } },
    markup: `<nav root "Seiten" dir="rtl" id="root"> <button first-trigger "erste Seite" id="first">
      <button prev-trigger "vorige Seite" id="prev"> <button 1 "Seite 1 von 10" id="item-1"> <div ellipsis hidden id="ellipsis-1">
      <button 4 "Seite 4 von 10" id="item-4"> <button 5 "Seite 5 von 10" current id="item-5"> <button 6 "Seite 6 von 10" id="item-6">
      <div ellipsis hidden id="ellipsis-5"> <button 10 "Seite 10 von 10" id="item-10"> <button next-trigger "nächste Seite" id="next">
      <button last-trigger "letzte Seite" id="last"> </nav>`,
  },
  'labels that are empty': {
    scene: { options: { count: 5, translations: { rootLabel: '', nextTriggerLabel: '', itemLabel: () => '' } } },
    markup: `<nav root "" data-single-page=""> <button first-trigger disabled> <button prev-trigger disabled> <button 1 "" current>
      <button next-trigger "" disabled> <button last-trigger disabled> </nav>`,
  },
  'two roots for one list': {
    scene: {
      createdBy: 'parent',
      options: { count: 20 },
      roots: ['above', 'below'].map((name) => ({ attributes: { 'aria-label': name, id: name } })),
    },
    markup: `<nav root "above" id="above"> <button first-trigger disabled> <button prev-trigger disabled> <button 1 current>
      <button 2 "last page, page 2"> <button next-trigger> <button last-trigger> </nav> <nav root "below" id="below">
      <button first-trigger disabled> <button prev-trigger disabled> <button 1 current> <button 2 "last page, page 2">
      <button next-trigger> <button last-trigger> </nav>`,
  },
  'links on the first page': {
    scene: { options: { ...links, count: 100 } },
    markup: `<nav root> <a first-trigger disabled> <a prev-trigger disabled> <a 1 current href="?page=1"> <a 2 href="?page=2">
      <a 3 href="?page=3"> <a 4 href="?page=4"> <a 5 href="?page=5"> <div ellipsis hidden> <a 10 "last page, page 10" href="?page=10">
      <a next-trigger href="?page=2" rel="next"> <a last-trigger href="?page=10"> </nav>`,
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
    markup: `<nav root> <a first-trigger href="?page=1&amp;size=20"> <a prev-trigger href="?page=4&amp;size=20" rel="prev">
      <a 1 href="?page=1&amp;size=20"> <div ellipsis hidden> <a 4 href="?page=4&amp;size=20"> <a 5 current href="?page=5&amp;size=20">
      <a 6 href="?page=6&amp;size=20"> <div ellipsis hidden> <a 10 "last page, page 10" href="?page=10&amp;size=20">
      <a next-trigger href="?page=6&amp;size=20" rel="next"> <a last-trigger href="?page=10&amp;size=20"> </nav>`,
  },
  'links with their own URLs': {
    scene: {
      options: { type: 'link', count: 30, page: 3 },
      props: {
        firstTrigger: { attributes: { href: '#1' } },
        prevTrigger: { attributes: { href: '#2' } },
        item1: { attributes: { href: '#1' } },
        item2: { attributes: { href: '' }, disabled: true },
        item3: { attributes: { href: '' } },
        nextTrigger: { attributes: { href: '#4', title: 'no more' } },
        lastTrigger: { attributes: { href: '#3' } },
      },
    },
    markup: `<nav root> <a first-trigger href="#1"> <a prev-trigger href="#2" rel="prev"> <a 1 href="#1"> <a 2 disabled>
      <a 3 "last page, page 3" current href=""> <a next-trigger disabled title="no more"> <a last-trigger disabled> </nav>`,
  },
  'disabled links': {
    scene: { options: { ...links, count: 100, page: 5, disabled: true } },
    markup: `<nav root> <a first-trigger disabled> <a prev-trigger disabled> <a 1 disabled> <div ellipsis hidden> <a 4 disabled>
      <a 5 current disabled> <a 6 disabled> <div ellipsis hidden> <a 10 "last page, page 10" disabled> <a next-trigger disabled>
      <a last-trigger disabled> </nav>`,
  },
  'links of an open total in the middle': {
    scene: { options: { ...links, minCount: 1000, page: 5 } },
    markup: `<nav root> <a first-trigger href="?page=1"> <a prev-trigger href="?page=4" rel="prev"> <a 1 href="?page=1">
      <div ellipsis hidden> <a 4 href="?page=4"> <a 5 current href="?page=5"> <a 6 href="?page=6"> <div ellipsis hidden>
      <a next-trigger href="?page=6" rel="next"> <a last-trigger disabled> </nav>`,
  },
} satisfies Record<string, Golden>
