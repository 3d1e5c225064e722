import { expect, test } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { children, withEllipsis } from './fixtures/ellipsis'

test.for(Object.entries(children))(
  'an Ellipsis with the child %s is hidden or not on the server already',
  async ([tag, [own, expected]]) => {
    const markup = await renderToString(createSSRApp(withEllipsis(() => h(tag, own))))
    expect(markup.includes('aria-hidden="true"')).toBe(expected)
  },
)
