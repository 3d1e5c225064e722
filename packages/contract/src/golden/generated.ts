import type { PaginationOptions } from '@dogear/core'
import { type Entries, markupOf } from '../random/markup.js'
import { createModel } from '../random/model.js'
import type { Golden } from './golden.js'

const links: PaginationOptions = {
  type: 'link',
  getPageUrl: ({ page, pageSize }) => `?page=${page}&size=${pageSize}`,
}

const ids: PaginationOptions['ids'] = {
  root: 'root',
  firstTrigger: 'first',
  prevTrigger: 'prev',
  nextTrigger: 'next',
  lastTrigger: 'last',
  item: (page) => `item-${page}`,
  ellipsis: (index) => `ellipsis-${index}`,
}

const translations: PaginationOptions['translations'] = {
  rootLabel: 'Seiten',
  firstTriggerLabel: 'erste Seite',
  prevTriggerLabel: 'vorige Seite',
  nextTriggerLabel: 'nächste Seite',
  lastTriggerLabel: 'letzte Seite',
  itemLabel: ({ page, totalPages }) => `Seite ${page} von ${totalPages}`,
}

const markup = (options: PaginationOptions, entries?: Entries) =>
  markupOf(createModel(options).position(), options, entries)
const expected = (options: PaginationOptions, entries?: Entries): Golden => ({
  scene: { options, ...entries },
  markup: markup(options, entries),
})

const number = new Intl.NumberFormat('de').format

const roots = ['above', 'below']

/** Scenes whose markup comes from the model. */
export const generated = {
  'buttons on the first page': expected({ count: 100 }),
  'buttons on a page in the middle': expected({ count: 100, defaultPage: 5 }),
  'buttons on the last page': expected({ count: 100, page: 10 }),
  'buttons without items': expected({ count: 0 }),
  'buttons with an unknown count': expected({ defaultPage: 5 }),
  'buttons with a single page': expected({ count: 7 }),
  'links on the first page': expected({ ...links, count: 100 }),
  'links on the last page': expected({ ...links, count: 100, defaultPage: 10 }),
  'links without items': expected({ ...links, count: 0 }),
  'links with an unknown count': expected({ ...links, page: 5 }),
  'an open total on the first page': expected({ minCount: 1000 }),
  'an open total on its last known page': expected({ minCount: 100, page: 10 }),
  'an open total without a next page': expected({ minCount: 30, page: 2, hasNextPage: false }),
  'links of an open total on the first page': expected({ ...links, hasNextPage: true }),
  'only a next page': expected({ page: 3, hasNextPage: true }),
  'no next page': expected({ page: 3, hasNextPage: false }),
  'a number of pages': expected({ totalPages: 10, page: 5 }),
  'no pages': expected({ totalPages: 0 }),
  'a limit below the count': expected({ count: 1000, maxPage: 4, page: 4 }),
  'a limit of an open total': expected({ hasNextPage: true, maxPage: 3, page: 3 }),
  'an unknown total that loads': expected({ busy: true }),
  'an open total that loads': expected({ minCount: 40, page: 4, busy: true }),
  'a page past the end that loads': expected({ ...links, count: 13, page: 12, busy: true }),
  'disabled links': expected({ ...links, count: 100, page: 5, disabled: true }),
  'labels of an open total': expected({ minCount: 20, page: 2, translations }),
  'ids, translations and a direction': expected({ count: 100, defaultPage: 5, dir: 'rtl', ids, translations }),
  'a list of buttons': expected({ count: 100, defaultPage: 5 }, { list: 'list' }),
  'a list that has room for all entries': expected({ count: 100, defaultPage: 5 }, { list: 'fit' }),
  'a list without pages': expected({ count: 0 }, { list: 'list' }),
  'a list of links of an open total, from right to left': expected(
    { ...links, minCount: 1000, page: 5, dir: 'rtl', ids, translations },
    { list: 'list' },
  ),
  'a list of disabled links': expected({ ...links, count: 100, page: 5, disabled: true }, { list: 'list' }),
  'a list of numbers in another notation': expected(
    { ...links, count: 100_000, page: 5000, translations: { number } },
    { list: 'list' },
  ),
  'a list with custom items': expected({ count: 100, page: 5 }, { list: 'list', custom: 'item' }),
  'a list with custom ellipses': expected({ count: 100, page: 5 }, { list: 'list', custom: 'ellipsis' }),
  'a list with custom content': expected({ ...links, count: 100, page: 5 }, { list: 'list', custom: 'both' }),
  'two roots for one list': {
    scene: {
      createdBy: 'parent',
      options: { count: 20 },
      roots: roots.map((name) => ({ attributes: { 'aria-label': name, id: name } })),
    },
    markup: roots.map((name) => markup({ count: 20, ids: { root: name }, translations: { rootLabel: name } })).join(''),
  },
} satisfies Record<string, Golden>
