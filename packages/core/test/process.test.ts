import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

/** Shows a result in jsdom, with Node's own timers, and prints the region at the end of the process. */
const script = `
  import { JSDOM } from 'jsdom'
  import { renderStatus } from './src/dom/index.js'
  import { createPagination } from './src/index.js'

  const { window } = new JSDOM()
  const { document } = window
  globalThis.getComputedStyle = window.getComputedStyle
  const status = document.body.appendChild(document.createElement('div'))
  const pagination = createPagination({ count: 95 })
  const render = () => renderStatus(status, pagination.get())
  render()
  pagination.subscribe(render)
  pagination.get().goToNextPage()
  process.on('exit', () => console.log(document.querySelectorAll('body > [aria-live=polite]').length))
`

test('a result keeps no process alive: it ends at once, while the region is still there', () => {
  const resolveDir = fileURLToPath(new URL('..', import.meta.url))
  const { outputFiles } = buildSync({
    stdin: { contents: script, resolveDir },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external: ['jsdom'],
  })
  const input = outputFiles[0]?.text
  expect(execFileSync('node', ['--input-type=module'], { cwd: resolveDir, input }).toString()).toBe('1\n')
})
