import { visit } from 'unist-util-visit'

/** Lets pages link each other and pictures from the root of the site, wherever it is served: `/guides/` leads to `/base/guides/`. */
export const basePath = () => ({
  name: 'base-path',
  hooks: {
    'astro:config:setup'({ config, updateConfig }) {
      updateConfig({ markdown: { rehypePlugins: [[rehypeBasePath, config.base]] } })
    },
  },
})

const rehypeBasePath = (base) => (tree) => {
  visit(tree, { tagName: 'a' }, ({ properties }) => {
    properties.href = withBase(properties.href, base)
  })
  visit(tree, { tagName: 'img' }, ({ properties }) => {
    properties.src = withBase(properties.src, base)
  })
}

/** Puts the base path before a path from the root of the site. Other URLs stay as they are. */
export const withBase = (href, base) => (/^\/(?!\/)/.test(href) ? base.replace(/\/$/, '') + href : href)
