import { posix } from 'node:path'
import { outsideOfCode } from '../../docs/page.mjs'
import { headingsOf } from './headings.mjs'

/** The core's folder, from that of an adapter: both are installed side by side. */
export const coreFolder = '../core'

/**
 * The files of an adapter without what the core's contain. Of a guide that both have, the adapter keeps the blocks that differ.
 * @param {Record<string, string>} own
 * @param {Record<string, string>} ofCore
 * @param {string} name of the adapter's package
 */
export function differenceOf(own, ofCore, name) {
  const pages = Object.entries(own).filter(([path, text]) => !isShared(path, ofCore) || text !== ofCore[path])
  const files = Object.fromEntries(
    pages.map(([path, text]) => [
      path,
      isShared(path, ofCore) ? differingBlocks(path, text, ofCore[path], name) : text,
    ]),
  )
  const isIn = (pages, path, hash) => path in pages && (!hash || headingsOf(pages[path]).includes(hash))
  const linkToCore = (path) => (link, target, hash) => {
    const file = target ? posix.join(posix.dirname(path), target) : path
    if (isIn(files, file, hash) || !isIn(ofCore, file, hash)) return link
    return `](${toCore(path, file)}${hash ? `#${hash}` : ''})`
  }
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith('.md')) continue
    files[path] = outsideOfCode(text, (part) =>
      part.replaceAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g, linkToCore(path)),
    )
  }
  return files
}

/** Every package has its own start, and the files that its samples import. */
const isShared = (path, ofCore) => path in ofCore && /^docs\/(guides|moving)\//.test(path)

const toCore = (from, file) => posix.relative(posix.dirname(from), posix.join(coreFolder, file))

function differingBlocks(path, text, shared, name) {
  const [title, description, ...blocks] = blocksOf(text)
  const known = new Set(blocksOf(shared))
  const kept = blocks.filter((block) => isHeading(block) || !known.has(block))
  const needed = kept.filter((block, at) => !isHeading(block) || hasContent(kept, at))
  const note = `[The whole guide](${toCore(path, path)}) is in the core's package. Here is what is different in \`${name}\`.`
  return `${[title, description, note, ...needed].join('\n\n')}\n`
}

/** Paragraphs, lists, tables, headings, and code with the name of its file. */
const blocksOf = (markdown) =>
  markdown
    .trim()
    .split(/^((?:`[^`\n]+`\n\n)?```.*?^```$)/ms)
    .flatMap((part, at) => (at % 2 ? [part] : part.trim().split(/\n{2,}/)))
    .filter(Boolean)

const isHeading = (block) => /^#+ /.test(block)
const levelOf = (heading) => heading.indexOf(' ')

/** Whether a block follows, before the next heading that isn't below this one. */
function hasContent(blocks, at) {
  const next = blocks.slice(at + 1).find((block) => !isHeading(block) || levelOf(block) <= levelOf(blocks[at]))
  return next !== undefined && !isHeading(next)
}
