import type { PaginationOptions } from '@dogear/core'
import type { Golden } from '../golden.js'

const byLinks: PaginationOptions = {
  type: 'link',
  getPageUrl: ({ page, pageSize }) => `?page=${page}&size=${pageSize}`,
}

export const links = {
  'links on the first page': {
    scene: { options: { ...byLinks, count: 100 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a role="link" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="">First</a>
        <a role="link" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="">Previous</a>
        <a href="?page=1&amp;size=10" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="">1</a>
        <a href="?page=2&amp;size=10" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2">2</a>
        <a href="?page=3&amp;size=10" data-scope="pagination" data-part="item" data-index="3" aria-label="page 3">3</a>
        <a href="?page=4&amp;size=10" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</a>
        <a href="?page=5&amp;size=10" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5">5</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=10&amp;size=10" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10">10</a>
        <a href="?page=2&amp;size=10" rel="next" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</a>
        <a href="?page=10&amp;size=10" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</a>
      </nav>
    `,
  },
  'links on a page in the middle': {
    scene: { options: { ...byLinks, count: 200, page: 5, pageSize: 20 } },
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
  'links on the last page': {
    scene: { options: { ...byLinks, count: 100, defaultPage: 10 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a href="?page=1&amp;size=10" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</a>
        <a href="?page=9&amp;size=10" rel="prev" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</a>
        <a href="?page=1&amp;size=10" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</a>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <a href="?page=6&amp;size=10" data-scope="pagination" data-part="item" data-index="6" aria-label="page 6">6</a>
        <a href="?page=7&amp;size=10" data-scope="pagination" data-part="item" data-index="7" aria-label="page 7">7</a>
        <a href="?page=8&amp;size=10" data-scope="pagination" data-part="item" data-index="8" aria-label="page 8">8</a>
        <a href="?page=9&amp;size=10" data-scope="pagination" data-part="item" data-index="9" aria-label="page 9">9</a>
        <a href="?page=10&amp;size=10" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10" aria-current="page" data-selected="">10</a>
        <a role="link" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="">Next</a>
        <a role="link" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="">Last</a>
      </nav>
    `,
  },
  'links when there is nothing': {
    scene: { options: { ...byLinks, count: 0 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a role="link" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="">First</a>
        <a role="link" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="">Previous</a>
        <a role="link" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="">Next</a>
        <a role="link" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="">Last</a>
      </nav>
    `,
  },
  'links while the count is not known': {
    scene: { options: { ...byLinks, page: 5 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <a role="link" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="">First</a>
        <a role="link" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="">Previous</a>
        <a role="link" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="">Next</a>
        <a role="link" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="">Last</a>
      </nav>
    `,
  },
} satisfies Record<string, Golden>
