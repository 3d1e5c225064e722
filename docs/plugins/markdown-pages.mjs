import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toMarkdown } from '../../tooling/guides/markdown.mjs'
import { withBase } from './base-path.mjs'

const folders = ['index', 'start', 'guides', 'routers', 'reference', 'moving']

/** Writes a Markdown version of every page, `llms.txt` with links to them, and `llms-full.txt` with all their text. */
export function markdownPages({ title, description }) {
  let base = '/'
  const linkTo = (target, hash) => `${withBase(`/${target || 'index'}.md`, base)}${hash}`
  const convert = async (path) => {
    const source = new URL(`../src/content/docs/${path}.mdx`, import.meta.url)
    return { path, ...toMarkdown(await readFile(source, 'utf8'), { path, linkTo }) }
  }
  return {
    name: 'markdown-pages',
    hooks: {
      'astro:config:done'({ config }) {
        base = config.base
      },
      async 'astro:build:done'({ dir, pages }) {
        const paths = pages.map(({ pathname }) => pathname.replace(/\/$/, '') || 'index')
        const order = (path) => folders.indexOf(path.split('/')[0])
        const shown = paths.filter((path) => order(path) >= 0).sort((one, other) => order(one) - order(other))
        const found = await Promise.all(shown.map(convert))
        for (const { path, markdown } of found) await write(new URL(`${path}.md`, dir), markdown)
        const links = found.map((page) => `- [${page.title}](${linkTo(page.path, '')}): ${page.description}`)
        const head = `# ${title}\n\n> ${description}\n`
        await write(new URL('llms.txt', dir), `${head}\n${links.join('\n')}\n`)
        await write(new URL('llms-full.txt', dir), `${head}\n${found.map(({ markdown }) => markdown).join('\n')}`)
      },
    },
  }
}

async function write(url, text) {
  await mkdir(dirname(fileURLToPath(url)), { recursive: true })
  await writeFile(url, text)
}
