import type { State } from '../controls'
import { importsOf } from './imports'
import { type Attribute, codeOf, print } from './markup'
import { pageStateOf } from './page-state'
import { rootOf } from './root'

export function vue(state: State): string {
  const kept = pageStateOf(state)
  const { keeper, hasPageSize } = kept
  const bindings: Record<typeof keeper, Attribute[]> = {
    dogear: [],
    app: [{ code: 'v-model:page="page"' }, ...(hasPageSize ? [{ code: 'v-model:page-size="pageSize"' }] : [])],
    url: [{ code: 'v-bind="address"' }],
  }
  const statements: Record<typeof keeper, string[]> = {
    dogear: [],
    app: ['', `const page = ref(${kept.page})`, ...(hasPageSize ? [`const pageSize = ref(${kept.pageSize})`] : [])],
    url: ['const address = usePageUrl(pageUrl)'],
  }
  const root = rootOf(state, {
    text: (expression) => `{{ ${expression} }}`,
    jumpingList: {
      children: [
        {
          tag: 'template',
          attributes: [{ code: '#ellipsis="entry"' }],
          children: [{ code: '<Pagination.EllipsisTrigger v-bind="entry">…</Pagination.EllipsisTrigger>' }],
        },
      ],
    },
    page: [...kept.defaults, ...bindings[keeper]],
  })
  const lines = [
    '<script setup lang="ts">',
    ...importsOf({
      '@dogear/core/locales': [state.language],
      '@dogear/core/url': [keeper === 'url' && 'createPageUrl'],
      '@dogear/vue': ['Pagination', keeper === 'url' && 'usePageUrl'],
      vue: [keeper === 'app' && 'ref'],
    }),
    ...kept.pageUrl,
    ...statements[keeper],
    '</script>',
    '',
    '<template>',
    ...print(root, spell, '  '),
    '</template>',
  ]
  return lines.join('\n')
}

function spell(name: string, value: Parameters<typeof codeOf>[0]) {
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (value === true) return attribute
  return typeof value === 'string' ? `${attribute}="${value}"` : `:${attribute}="${codeOf(value)}"`
}
