import type { Page } from '@playwright/test'

/** Allows scripts and styles from the site's own files only. */
export const ownFiles = "default-src 'self'"

/** Also forbids strings as markup or code. */
export const strict = `${ownFiles}; require-trusted-types-for 'script'`

/** Opens a page with independent copies of a script, by default under a strict content security policy. */
export async function openScripts(page: Page, code: string, copies = 1, policy = strict): Promise<void> {
  const scripts = Array.from({ length: copies }, (_, copy) => `<script type="module" src="/${copy}.js"></script>`)
  await page.route('http://localhost/**', (route) =>
    route.fulfill(
      route.request().resourceType() === 'script'
        ? { contentType: 'text/javascript', body: code }
        : {
            contentType: 'text/html',
            headers: { 'content-security-policy': policy },
            body: `<!doctype html><title>A page</title><body>${scripts.join('')}`,
          },
    ),
  )
  await page.goto('http://localhost/')
}
