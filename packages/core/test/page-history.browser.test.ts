import { expect, onTestFinished, test } from 'vitest'
import type { PageHistory } from '../src/dom/index.js'

const moduleOf = (path: string) => new URL(path, import.meta.url).href

const html = `<!doctype html><script type="module">
  import { createPageHistory } from '${moduleOf('../src/dom/index.ts')}'
  import { createPageUrl } from '${moduleOf('../src/url/index.ts')}'
  window.pages = createPageHistory(createPageUrl())
</script>`

type FrameWindow = Window & typeof globalThis & { pages: PageHistory }

/** Opens a document with a page history in an iframe. */
async function open(attributes: { readonly srcdoc: string } | { readonly src: string }) {
  const frame = Object.assign(document.createElement('iframe'), attributes)
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await expect.poll(() => (frame.contentWindow as FrameWindow).pages).toBeDefined()
  return frame.contentWindow as FrameWindow
}

const openBlob = () => {
  const src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  onTestFinished(() => URL.revokeObjectURL(src))
  return open({ src })
}

test.each([
  ['<iframe srcdoc>', () => open({ srcdoc: html })],
  ['the document of a blob', openBlob],
])('in %s the page changes, and no link leads to an address of the site', async (_title, openFrame) => {
  const { pages, location } = await openFrame()
  const kept = location.href
  let calls = 0
  pages.subscribe(() => calls++)
  const { getPageUrl, navigate } = pages.get()
  expect(getPageUrl({ page: 2, pageSize: 10 })).toBe(`${kept}?page=2`)
  navigate(getPageUrl({ page: 2, pageSize: 10 }))
  expect([pages.get().page, calls]).toEqual([2, 1])
  navigate('?q=x&page=3')
  expect([pages.get().page, calls]).toEqual([3, 2])
  expect(pages.get().getPageUrl({ page: 4, pageSize: 10 })).toBe(`${kept}?q=x&page=4`)
  pages.get().onPageOutOfRange({ page: 1, requestedPage: 3, pageSize: 10 })
  expect([pages.get().page, calls]).toEqual([1, 3])
  expect(location.href).toBe(kept)
})
