import { createPageUrl } from '@dogear/core/url'
import { Pagination, usePageUrl } from '@dogear/vue'
import { expect, test, vi } from 'vitest'
import { type Component, createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'

type Flag<Props> = { [Name in keyof Props]-?: boolean extends Props[Name] ? Name : never }[keyof Props]

type Flags<Props> = Record<Flag<Props>, true>

/** The boolean props of each part. The compiler reports one that is missing. */
const flags = {
  Root: {
    asChild: true,
    busy: true,
    disabled: true,
    ellipses: true,
    hasNextPage: true,
  } satisfies Flags<Pagination.RootBaseProps>,
  RootProvider: { asChild: true } satisfies Flags<Pagination.RootProviderBaseProps>,
  FirstTrigger: { asChild: true, disabled: true } satisfies Flags<Pagination.FirstTriggerBaseProps>,
  PrevTrigger: { asChild: true, disabled: true } satisfies Flags<Pagination.PrevTriggerBaseProps>,
  NextTrigger: { asChild: true, disabled: true } satisfies Flags<Pagination.NextTriggerBaseProps>,
  LastTrigger: { asChild: true, disabled: true } satisfies Flags<Pagination.LastTriggerBaseProps>,
  Item: { asChild: true, disabled: true } satisfies Flags<Pagination.ItemBaseProps>,
  Ellipsis: { asChild: true } satisfies Flags<Pagination.EllipsisBaseProps>,
  EllipsisTrigger: { asChild: true, disabled: true } satisfies Flags<Pagination.EllipsisTriggerBaseProps>,
  List: { asChild: true } satisfies Flags<Pagination.ListBaseProps>,
  FitList: { asChild: true } satisfies Flags<Pagination.FitListBaseProps>,
  PageSizeSelect: { asChild: true, disabled: true } satisfies Flags<Pagination.PageSizeSelectBaseProps>,
  PageInput: { asChild: true, disabled: true } satisfies Flags<Pagination.PageInputBaseProps>,
  Status: { asChild: true } satisfies Flags<Pagination.StatusBaseProps>,
  Content: { asChild: true, focus: true, scroll: true } satisfies Flags<Pagination.ContentBaseProps>,
} satisfies { [Name in Exclude<keyof typeof Pagination, 'Context'>]: object }

/** Only effects in the browser read them. */
const invisible = ['focus', 'scroll']

const own: { [Name in keyof typeof flags]?: object } = {
  Root: { hasNextPage: true },
  Item: { type: 'page', value: 3 },
  Ellipsis: { index: 1 },
  EllipsisTrigger: { index: 1 },
}

const rows = Object.entries(flags).flatMap(([part, names]) =>
  Object.keys(names).map((name) => [part as keyof typeof flags, name] as const),
)

test.for(rows)('%s: `%s` without a value means true', async ([part, name]) => {
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [written, yes, no] = [
    await render(part, attribute, ''),
    await render(part, attribute, true),
    await render(part, attribute, false),
  ]
  expect(written.props).toMatchObject({ [name]: true })
  expect(written.html).toBe(yes.html)
  if (!invisible.includes(name)) expect(written.html).not.toBe(no.html)
})

/** Renders a part in the middle of ten pages. Returns the props that it receives as well. */
async function render(part: keyof typeof flags, attribute: string, value: unknown) {
  const component = Pagination[part] as Component
  const content = () => h('b', [h(Pagination.PrevTrigger), h(Pagination.List), h(Pagination.NextTrigger)])
  const tested = (more?: object) => h(component, { ...own[part], ...more, [attribute]: value }, content)
  const app = createSSRApp(() => {
    if (part === 'Root') return tested()
    return h(Pagination.Root, { count: 100, defaultPage: 5 }, () =>
      part === 'RootProvider' ? h(Pagination.Context, (value: object) => tested({ value })) : tested(),
    )
  })
  let props: unknown
  app.mixin({
    beforeCreate(this: { $options: { name?: string }; $props: object }) {
      if (this.$options.name === `Pagination${part}`) props ??= { ...this.$props }
    },
  })
  return { html: await renderToString(app), props }
}

test('the server knows the `url` of the address, also beside a document', async () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { href: 'https://example.com/other' })
  const app = createSSRApp({
    setup() {
      const fromUrl = usePageUrl(createPageUrl(), { url: '/list?page=2' })
      return () => h('p', fromUrl.value.url)
    },
  })
  expect(await renderToString(app)).toBe('<p>/list?page=2</p>')
  vi.unstubAllGlobals()
})
