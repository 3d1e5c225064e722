// Without the compiler's plugin a bundler takes the build of the package for browsers.
import { Pagination } from '@dogear/solid'
import { createComponent, createRenderEffect, For } from 'solid-js'
import { render } from 'solid-js/web'

const Links = () =>
  createComponent(Pagination.Root, {
    count: 100,
    defaultPage: Number(new URLSearchParams(location.search).get('page') ?? 1),
    type: 'link',
    getPageUrl: ({ page }) => `/links?page=${page}`,
    get children() {
      return List()
    },
  })

const Buttons = () => [
  createComponent(Pagination.Root, {
    count: 100,
    defaultPage: 2,
    get children() {
      return List()
    },
  }),
  createComponent(Pagination.Root, {
    'aria-label': 'bad options',
    count: 95.5,
    defaultPageSize: 0,
    siblingCount: -1,
    get children() {
      return List()
    },
  }),
]

const List = () =>
  createComponent(Pagination.Context, {
    children: (pagination) => {
      const output = document.createElement('output')
      createRenderEffect(() => {
        const { count, pageRange } = pagination()
        output.textContent = `${pageRange.start + 1}–${pageRange.end} of ${count}`
      })
      return [
        createComponent(Pagination.PrevTrigger, { children: '‹' }),
        createComponent(For, {
          get each() {
            return pagination().pages
          },
          children: (entry, index) =>
            entry.type === 'page'
              ? createComponent(Pagination.Item, { ...entry, children: entry.value })
              : createComponent(Pagination.Ellipsis, { index: index(), children: '…' }),
        }),
        createComponent(Pagination.NextTrigger, { children: '›' }),
        output,
      ]
    },
  })

render(location.pathname === '/links' ? Links : Buttons, document.body)
