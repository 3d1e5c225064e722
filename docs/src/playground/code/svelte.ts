import type { State } from '../controls'
import { importsOf } from './imports'
import { type Attribute, print, spellInBraces } from './markup'
import { pageStateOf } from './page-state'
import { rootOf } from './root'

export function svelte(state: State): string {
  const kept = pageStateOf(state)
  const { keeper, hasPageSize } = kept
  const bindings: Record<typeof keeper, Attribute[]> = {
    dogear: [],
    app: [{ code: 'bind:page' }, ...(hasPageSize ? [{ code: 'bind:pageSize' }] : [])],
    url: [{ code: '{...address}' }],
  }
  const statements: Record<typeof keeper, string[]> = {
    dogear: [],
    app: ['', `let page = $state(${kept.page})`, ...(hasPageSize ? [`let pageSize = $state(${kept.pageSize})`] : [])],
    url: ['const address = usePageUrl(pageUrl)'],
  }
  const root = rootOf(state, {
    text: (expression) => `{${expression}}`,
    jumpingList: {
      children: [
        {
          open: '{#snippet ellipsis(entry)}',
          children: [{ code: '<Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>' }],
          close: '{/snippet}',
        },
      ],
    },
    page: [...kept.defaults, ...bindings[keeper]],
  })
  const lines = [
    '<script lang="ts">',
    ...importsOf({
      '@dogear/core/locales': [state.language],
      '@dogear/core/url': [keeper === 'url' && 'createPageUrl'],
      '@dogear/svelte': ['Pagination', keeper === 'url' && 'usePageUrl'],
    }),
    ...kept.pageUrl,
    ...statements[keeper],
    '</script>',
    '',
    ...print(root, spellInBraces),
  ]
  return lines.join('\n')
}
