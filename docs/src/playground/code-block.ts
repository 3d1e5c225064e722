import type { ThemedTokenWithVariants } from 'shiki/core'

type Line = readonly { readonly content: string; readonly variants?: ThemedTokenWithVariants['variants'] }[]

const copyButton = (block: Element) => block.querySelector('.copy button') as HTMLButtonElement

/** The code of a block that Expressive Code has rendered, as its copy button stores it. */
const codeOf = (block: Element) => (copyButton(block).dataset.code ?? '').replaceAll('\u007f', '\n')

/** Replaces the code of a block, in the markup of Expressive Code. It has no colors at first. */
export function setCode(block: Element, code: string): void {
  if (code === codeOf(block)) return
  copyButton(block).dataset.code = code.replaceAll('\n', '\u007f')
  fill(
    block,
    code.split('\n').map((content) => [{ content }]),
  )
}

/** Colors the code of a block. Loads what it needs for that the first time. */
export async function colorCode(block: Element): Promise<void> {
  if (block.querySelector('code span[style]')) return
  const code = codeOf(block)
  const { highlight } = await import('./highlight')
  const lines = await highlight(code, block.querySelector('pre')?.dataset.language ?? '')
  // Meanwhile, the code may have changed.
  if (code === codeOf(block)) fill(block, lines)
}

function fill(block: Element, lines: readonly Line[]) {
  const elements = lines.map((tokens) => {
    const line = document.createElement('div')
    const code = line.appendChild(document.createElement('div'))
    line.className = 'ec-line'
    code.className = 'code'
    code.append(...tokens.map(spanOf))
    const text = code.textContent || '\n'
    if (text === '\n') code.textContent = text
    else line.style.setProperty('--ecIndent', `${text.search(/\S/)}ch`)
    return line
  })
  block.querySelector('code')?.replaceChildren(...elements)
}

function spanOf({ content, variants }: Line[number]) {
  const span = document.createElement('span')
  span.textContent = content
  if (variants) span.style.cssText = `--0: ${variants.dark?.color}; --1: ${variants.light?.color}`
  return span
}
