import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toMarkdown } from '../../tooling/guides/markdown.mjs'
import { outsideOfCode, pagePaths, readPage, sections, siteLink } from '../page.mjs'
import { frameworks } from '../src/frameworks.mjs'
import { withBase } from './base-path.mjs'

/** Writes a Markdown version of every page, `llms.txt` with links to them, and `llms-full.txt` with all their text. */
export function markdownPages({ title, description }, repository) {
  let base = '/'
  const markdownLink = (path) =>
    withBase(path === '/' ? '/index.md' : path.replace(/^(\/[^#]*)\/(?=#|$)/, '$1.md'), base)
  const convert = async (path) => {
    const linkTo = (target, hash) => markdownLink(siteLink(target, hash, repository))
    if (pagePaths.includes(path)) return { path, ...toMarkdown(readPage(path), { path, linkTo }) }
    const source = new URL(`../src/content/docs/${path}.mdx`, import.meta.url)
    return { path, ...fromMdx(await readFile(source, 'utf8'), markdownLink) }
  }
  return {
    name: 'markdown-pages',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base
      },
      async 'astro:build:done'({ dir, pages }) {
        const built = pages.map(({ pathname }) => pathname.replace(/\/$/, ''))
        const reference = built.filter((path) => path.startsWith('reference/'))
        const listed = sections.flatMap(({ pages }) => (pages.length > 0 ? pages : reference))
        const found = await Promise.all(['index', ...listed].map(convert))
        for (const { path, markdown } of found) await write(new URL(`${path}.md`, dir), markdown)
        const links = found.map((page) => `- [${page.title}](${markdownLink(`/${page.path}/`)}): ${page.description}`)
        const head = `# ${title}\n\n> ${description}\n`
        await write(new URL('llms.txt', dir), `${head}\n${links.join('\n')}\n`)
        await write(new URL('llms-full.txt', dir), `${head}\n${found.map(({ markdown }) => markdown).join('\n')}`)
      },
    },
  }
}

/** The home page, the playground and the reference as Markdown: without demos, and with the tabs of all frameworks. */
function fromMdx(text, markdownLink) {
  const [, title, description, body] = /^---\ntitle: "?(.*?)"?\ndescription: "?(.*?)"?\n.*?^---\n(.*)$/ms.exec(text)
  const markdown = outsideOfCode(body, (part) =>
    part
      .replaceAll(/^<div slot="(\w+)">$/gm, (_, name) => `**${frameworks.find((known) => known.name === name).title}**`)
      .replaceAll(/^import .*'$|^<\/?(?!details|summary)\w+[^>]*\/?>$/gm, '')
      .replaceAll(/(?<=\]\()(\/[^)#]*)/g, markdownLink),
  )
  return {
    title,
    description,
    markdown: `# ${title}\n\n${description}.\n\n${markdown.trim()}\n`.replaceAll(/\n{3,}/g, '\n\n'),
  }
}

async function write(url, text) {
  await mkdir(dirname(fileURLToPath(url)), { recursive: true })
  await writeFile(url, text)
}
