import type { PaginationOptions } from '@dogear/core'
import type { Golden } from '../golden.js'
import { markupOf } from '../model/markup.js'
import { createModel } from '../model/model.js'

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

const markup = (options: PaginationOptions) => markupOf(createModel(options).position(), options)
const expected = (options: PaginationOptions): Golden => ({ scene: { options }, markup: markup(options) })

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
  'ids, translations and a direction': expected({ count: 100, defaultPage: 5, dir: 'rtl', ids, translations }),
  'two roots for one list': {
    scene: {
      createdBy: 'parent',
      options: { count: 20 },
      roots: roots.map((name) => ({ attributes: { 'aria-label': name, id: name } })),
    },
    markup: roots.map((name) => markup({ count: 20, ids: { root: name }, translations: { rootLabel: name } })).join(''),
  },
} satisfies Record<string, Golden>
