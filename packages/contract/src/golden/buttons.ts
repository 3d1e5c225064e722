import type { Golden } from '../golden.js'

export const buttons = {
  'buttons on the first page': {
    scene: { options: { count: 100 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="">1</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="2" aria-label="page 2">2</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="3" aria-label="page 3">3</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5">5</button>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10">10</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
      </nav>
    `,
  },
  'buttons on a page in the middle': {
    scene: { options: { count: 100, defaultPage: 5 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</button>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" data-index="4" aria-label="page 4">4</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="5" aria-label="page 5" aria-current="page" data-selected="">5</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="6" aria-label="page 6">6</button>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10">10</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page">Last</button>
      </nav>
    `,
  },
  'buttons on the last page': {
    scene: { options: { count: 100, page: 10 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1">1</button>
        <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">…</div>
        <button type="button" data-scope="pagination" data-part="item" data-index="6" aria-label="page 6">6</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="7" aria-label="page 7">7</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="8" aria-label="page 8">8</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="9" aria-label="page 9">9</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="10" aria-label="last page, page 10" aria-current="page" data-selected="">10</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
  'buttons when there is nothing': {
    scene: { options: { count: 0 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
  'buttons while the count is not known': {
    scene: { options: { defaultPage: 5 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
  'buttons where all is on one page': {
    scene: { options: { count: 7 } },
    markup: `
      <nav data-scope="pagination" data-part="root" aria-label="pagination">
        <button type="button" data-scope="pagination" data-part="first-trigger" aria-label="first page" aria-disabled="true" data-disabled="" disabled="">First</button>
        <button type="button" data-scope="pagination" data-part="prev-trigger" aria-label="previous page" aria-disabled="true" data-disabled="" disabled="">Previous</button>
        <button type="button" data-scope="pagination" data-part="item" data-index="1" aria-label="page 1" aria-current="page" data-selected="">1</button>
        <button type="button" data-scope="pagination" data-part="next-trigger" aria-label="next page" aria-disabled="true" data-disabled="" disabled="">Next</button>
        <button type="button" data-scope="pagination" data-part="last-trigger" aria-label="last page" aria-disabled="true" data-disabled="" disabled="">Last</button>
      </nav>
    `,
  },
} satisfies Record<string, Golden>
