import type { Golden } from './golden.js'

/** Scenes whose markup is written out, so that you can read it. */
export const literal = {
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
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a href="?page=1&amp;size=20" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</a>
        <a href="?page=4&amp;size=20" rel="prev" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</a>
        <a href="?page=1&amp;size=20" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=4&amp;size=20" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</a>
        <a href="?page=5&amp;size=20" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5" aria-current="page" data-selected="">5</a>
        <a href="?page=6&amp;size=20" data-scope="pagination" data-part="item" data-index="6" aria-label="page 6">6</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=10&amp;size=20" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10">10</a>
        <a href="?page=6&amp;size=20" rel="next" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</a>
        <a href="?page=10&amp;size=20" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</a>
      </nav>
    `,
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
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <ul data-scope="pagination" data-part="list">
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="" class="page" data-own="yes">1</button>
          </li>
          <li data-scope="pagination" data-part="list-item">
            <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2" class="page" data-own="yes">2</button>
          </li>
          <li data-scope="pagination" data-part="list-item" aria-hidden="true">
            <div data-scope="pagination" data-part="ellipsis" aria-hidden="true" class="gap" title="more">…</div>
          </li>
        </ul>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
      </nav>
    `,
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
  'links of an open total in the middle': {
    scene: {
      options: { type: 'link', getPageUrl: ({ page }) => `?page=${page}`, minCount: 1000, page: 5 },
    },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a href="?page=1" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</a>
        <a href="?page=4" rel="prev" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</a>
        <a href="?page=1" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=4" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</a>
        <a href="?page=5" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5" aria-current="page" data-selected="">5</a>
        <a href="?page=6" data-scope="pagination" data-part="item" data-index="6" aria-label="page 6">6</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=6" rel="next" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</a>
        <a role="link" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="">Last</a>
      </nav>
    `,
  },
  'a single page that is busy and disabled': {
    scene: { options: { count: 7, busy: true, disabled: true } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination" data-busy="" data-single-page="">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="" aria-disabled="true" data-disabled="" disabled="">1</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
  'the last page that has a next one, while it loads': {
    scene: { options: { hasNextPage: true, busy: true, minCount: 20, page: 2 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination" data-busy="">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2" aria-current="page" data-selected="">2</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="3" aria-label="page 3">3</button>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
} satisfies Record<string, Golden>
