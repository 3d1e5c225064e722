import type { PaginationOptions } from '@dogear/core'
import type { Golden } from '../golden.js'

const ids: PaginationOptions['ids'] = {
  root: 'root',
  firstTrigger: 'first',
  prevTrigger: 'prev',
  nextTrigger: 'next',
  lastTrigger: 'last',
  item: (page) => `item-${page}`,
  ellipsis: (index) => `gap-${index}`,
}

const translations: PaginationOptions['translations'] = {
  rootLabel: 'Seiten',
  firstTriggerLabel: 'erste Seite',
  prevTriggerLabel: 'vorige Seite',
  nextTriggerLabel: 'nächste Seite',
  lastTriggerLabel: 'letzte Seite',
  itemLabel: ({ page, totalPages }) => `Seite ${page} von ${totalPages}`,
}

export const given = {
  'ids, words and a direction': {
    scene: { options: { count: 100, defaultPage: 5, dir: 'rtl', ids, translations } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="Seiten" id="root" dir="rtl">
        <button type="button" data-scope="pagination" data-part="first-trigger" id="first" aria-label="erste Seite">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" id="prev" aria-label="vorige Seite">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" id="item-1" data-index="1" aria-label="Seite 1 von 10">1</button>
        <div data-scope="pagination" data-part="ellipsis" id="gap-1" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" id="item-4" data-index="4" aria-label="Seite 4 von 10">4</button>
        <button type="button" data-scope="pagination" data-part="item" id="item-5" data-index="5" aria-label="Seite 5 von 10" aria-current="page" data-selected="">5</button>
        <button type="button" data-scope="pagination" data-part="item" id="item-6" data-index="6" aria-label="Seite 6 von 10">6</button>
        <div data-scope="pagination" data-part="ellipsis" id="gap-5" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" id="item-10" data-index="10" aria-label="Seite 10 von 10">10</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" id="next" aria-label="nächste Seite">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" id="last" aria-label="letzte Seite">Last</button>
      </nav>
    `,
  },
  'two roots for one list': {
    scene: {
      madeBy: 'parent',
      options: { count: 20 },
      roots: [
        { attributes: { 'aria-label': 'above', id: 'above' } },
        { attributes: { 'aria-label': 'below', id: 'below' } },
      ],
    },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="above" id="above">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="">1</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="last page, page 2">2</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
      </nav>
      <nav data-scope="pagination" data-part="root" aria-label="below" id="below">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="">1</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="last page, page 2">2</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
      </nav>
    `,
  },
  'what is given to the parts': {
    scene: {
      options: { count: 30 },
      roots: [{ attributes: { class: 'pages', lang: 'en' } }],
      given: {
        firstTrigger: { attributes: { id: 'front', 'aria-label': 'to the front' } },
        item: { attributes: { class: 'page' } },
        item3: { attributes: { class: 'locked' }, disabled: true },
        nextTrigger: { disabled: true },
        lastTrigger: { attributes: { title: 'to the end', 'data-own': 'yes' } },
      },
    },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination" class="pages" lang="en">
        <button type="button" data-scope="pagination" data-part="first-trigger" id="front" aria-label="to the front" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="" class="page">1</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2" class="page">2</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="3" aria-label="last page, page 3" aria-disabled="true" data-disabled="" disabled="" class="locked">3</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" data-own="yes" title="to the end">Last</button>
      </nav>
    `,
  },
} satisfies Record<string, Golden>
