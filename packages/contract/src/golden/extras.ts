import type { Golden } from './golden.js'

/** Scenes with the parts around a list, whose markup is written out. */
export const extras = {
  'a page size, a page to type, a status and content': {
    scene: {
      options: { count: 95, page: 3 },
      extras: ['pageSizeSelect', 'pageInput', 'status', 'content'],
      sizes: [20, 10, Number.POSITIVE_INFINITY],
      list: 'list',
    },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</button>
        <ul data-scope="pagination" data-part="list">
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</button>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2">2</button>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="3" aria-label="page 3" aria-current="page" data-selected="">3</button>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</button>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5">5</button>
          </li>
          <li data-scope="pagination" data-part="list-item" aria-hidden="true">
            <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10">10</button>
          </li>
        </ul>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
        <select data-scope="pagination" data-part="page-size-select" aria-label="items per page">
          <option value="10" selected="">10</option>
          <option value="20">20</option>
          <option value="all">All</option>
        </select>
        <input data-scope="pagination" data-part="page-input" aria-label="page" type="text" inputmode="numeric" enterkeyhint="go" value="3">
        <div data-scope="pagination" data-part="status" role="status" aria-atomic="true" aria-live="off">21–30 of 95</div>
        <div data-scope="pagination" data-part="content" tabindex="-1">Items</div>
      </nav>
    `,
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
      sizes: [5],
      props: {
        pageInput: { attributes: { class: 'own' } },
        content: { attributes: { 'aria-label': 'Results' } },
      },
    },
    markup: `
      <div data-scope="pagination" data-part="content" tabindex="-1" id="items" aria-busy="true" aria-label="Results">Items</div>
      <nav data-scope="pagination" data-part="root" aria-label="pagination" data-busy="" data-single-page="">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
        <div data-scope="pagination" data-part="status" id="status" role="status" aria-atomic="true" aria-live="off"></div>
        <input data-scope="pagination" data-part="page-input" id="page" class="own" aria-label="Seite" type="text" inputmode="numeric" enterkeyhint="go" value="1." disabled="" data-disabled="">
        <select data-scope="pagination" data-part="page-size-select" id="size" aria-label="pro Seite" disabled="" data-disabled="">
          <option value="5">5.</option>
          <option value="all" selected="">Alle</option>
        </select>
      </nav>
    `,
  },
  'ellipses that jump': {
    scene: {
      options: {
        type: 'link',
        getPageUrl: ({ page }) => `?page=${page}`,
        count: 1000,
        page: 50,
        siblingCount: 0,
        ids: { ellipsisTrigger: (index) => `jump-${index}` },
      },
      list: 'list',
      jump: 10,
    },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a href="?page=1" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</a>
        <a href="?page=49" rel="prev" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</a>
        <ul data-scope="pagination" data-part="list">
          <li data-scope="pagination" data-part="list-item">
            <a href="?page=1" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</a>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <a href="?page=40" data-scope="pagination" data-part="ellipsis-trigger" id="jump-1" aria-label="10 pages back">…</a>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <a href="?page=50" data-scope="pagination" data-part="item" data-index="50" aria-label="page 50" aria-current="page" data-selected="">50</a>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <a href="?page=60" data-scope="pagination" data-part="ellipsis-trigger" id="jump-3" aria-label="10 pages forward">…</a>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <a href="?page=100" data-scope="pagination" data-part="item" data-index="100" aria-label="last page, page 100">100</a>
          </li>
        </ul>
        <a href="?page=51" rel="next" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</a>
        <a href="?page=100" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</a>
      </nav>
    `,
  },
} satisfies Record<string, Golden>
