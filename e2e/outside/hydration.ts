import { expect, type Page } from '@playwright/test'

/** Opens a page, and expects that hydration reuses the elements of the server. */
export async function hydrate(page: Page, path: string) {
  await page.addInitScript(recordRemovals)
  await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await page.evaluate('removed')).toEqual([])
}

/** Runs in the page, from the start. */
function recordRemovals() {
  const removed: string[] = []
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      // A FitList measures its entries in a hidden copy of itself.
      if (!(node instanceof HTMLElement) || node.style.visibility === 'hidden') continue
      if (node.matches('[data-scope]') || node.querySelector('[data-scope]')) removed.push(node.outerHTML)
    }
  }).observe(document, { childList: true, subtree: true })
  Object.assign(window, { removed })
}

/** The markup of the paginations, without the comments that frameworks add. */
export const markupOf = (page: Page) =>
  page.getByRole('navigation').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replaceAll(/<!--.*?-->/g, '')))
