import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { frameworks } from '../src/frameworks.mjs'
import { withBase } from './base-path.mjs'

/** Writes a Markdown version next to every page, `llms.txt` with links to them, and `llms-full.txt` with all their text. */
export function markdownPages({ title, description }) {
  let base = '/'
  return {
    name: 'markdown-pages',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base
      },
      async 'astro:build:done'({ dir, pages }) {
        const found = []
        let sidebar = []
        for (const { pathname } of pages) {
          if (/^(404|preview)/.test(pathname)) continue
          const html = await readFile(new URL(`${pathname}index.html`, dir), 'utf8')
          const document = parser.parse(html)
          const page = {
            pathname: withBase(`/${pathname}`, base),
            path: `/${pathname.replace(/\/$/, '') || 'index'}.md`,
            ...toMarkdown(document),
          }
          found.push(page)
          const links = selectAll('.sidebar-content a', document)
          if (links.length > 0) sidebar = links.map(({ properties }) => properties.href)
          await writeFile(fileURLToPath(new URL(`.${page.path}`, dir)), page.text)
        }
        found.sort((a, b) => sidebar.indexOf(a.pathname) - sidebar.indexOf(b.pathname))
        const links = found.map((page) => `- [${page.title}](${withBase(page.path, base)}): ${page.description}`)
        const head = `# ${title}\n\n> ${description}\n`
        await writeFile(new URL('llms.txt', dir), `${head}\n${links.join('\n')}\n`)
        await writeFile(new URL('llms-full.txt', dir), `${head}\n${found.map(({ text }) => text).join('\n')}`)
      },
    },
  }
}

const parser = unified().use(rehypeParse)
const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })

function toMarkdown(document) {
  const title = textOf(select('h1', document))
  const description = select('meta[name=description]', document)?.properties.content ?? ''
  const content = select('.sl-markdown-content', document)
  for (const drop of selectAll(
    '[data-pagefind-ignore]:not(.source), iframe, script, style, .sl-anchor-link, noscript',
    content,
  ))
    become(drop, 'span', [])
  for (const { name, title } of frameworks) {
    for (const panel of selectAll(`[data-framework=${name}]`, content)) {
      panel.children.unshift(element('p', [element('strong', [text(title)])]))
    }
  }
  for (const figure of selectAll('.expressive-code', content)) become(figure, 'div', codeOf(figure))
  const body = writer.stringify(writer.runSync({ type: 'root', children: content.children }))
  return { title, description, text: `# ${title}\n\n${body}` }
}

/** Restores the plain code of a highlighted block, below its file name. */
function codeOf(figure) {
  const language = select('pre', figure).properties.dataLanguage
  const lines = selectAll('.ec-line', figure).map((line) => textOf(line).replace(/\n$/, ''))
  const file = textOf(select('.title', figure) ?? text(''))
  const code = element('code', [text(lines.join('\n'))], { className: [`language-${language}`] })
  return [...(file ? [element('p', [element('code', [text(file)])])] : []), element('pre', [code])]
}

const text = (value) => ({ type: 'text', value })
const element = (tagName, children, properties = {}) => ({ type: 'element', tagName, properties, children })

const become = (node, tagName, children) => Object.assign(node, element(tagName, children))
