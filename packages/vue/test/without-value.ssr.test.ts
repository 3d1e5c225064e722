import { Pagination } from '@dogear/vue'
import { expect, test } from 'vitest'
import { type Component, createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'

type Flag<Props> = { [Name in keyof Props]-?: boolean extends Props[Name] ? Name : never }[keyof Props]

/** The boolean props of each part. The compiler reports one that is missing. */
const flags: {
  Root: Record<Flag<Pagination.RootBaseProps>, true>
  RootProvider: Record<Flag<Pagination.RootProviderBaseProps>, true>
  FirstTrigger: Record<Flag<Pagination.FirstTriggerBaseProps>, true>
  PrevTrigger: Record<Flag<Pagination.PrevTriggerBaseProps>, true>
  NextTrigger: Record<Flag<Pagination.NextTriggerBaseProps>, true>
  LastTrigger: Record<Flag<Pagination.LastTriggerBaseProps>, true>
  Item: Record<Flag<Pagination.ItemBaseProps>, true>
  Ellipsis: Record<Flag<Pagination.EllipsisBaseProps>, true>
  EllipsisTrigger: Record<Flag<Pagination.EllipsisTriggerBaseProps>, true>
  List: Record<Flag<Pagination.ListBaseProps>, true>
  FitList: Record<Flag<Pagination.FitListBaseProps>, true>
  PageSizeSelect: Record<Flag<Pagination.PageSizeSelectBaseProps>, true>
  PageInput: Record<Flag<Pagination.PageInputBaseProps>, true>
  Status: Record<Flag<Pagination.StatusBaseProps>, true>
  Content: Record<Flag<Pagination.ContentBaseProps>, true>
} = {
  Root: { asChild: true, busy: true, disabled: true, hasNextPage: true },
  RootProvider: { asChild: true },
  FirstTrigger: { asChild: true, disabled: true },
  PrevTrigger: { asChild: true, disabled: true },
  NextTrigger: { asChild: true, disabled: true },
  LastTrigger: { asChild: true, disabled: true },
  Item: { asChild: true, disabled: true },
  Ellipsis: { asChild: true },
  EllipsisTrigger: { asChild: true, disabled: true },
  List: { asChild: true },
  FitList: { asChild: true },
  PageSizeSelect: { asChild: true, disabled: true },
  PageInput: { asChild: true, disabled: true },
  Status: { asChild: true },
  Content: { asChild: true, focus: true, scroll: true },
}

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
  const content = () => h('b', [h(Pagination.PrevTrigger), h(Pagination.NextTrigger)])
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
