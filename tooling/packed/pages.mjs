import { chromium, expect as playwrightExpect } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { recordConsole } from '../console.mjs'
import { checkServerChildren } from './server-children.mjs'

const expect = playwrightExpect.configure({ timeout: 20_000 })

// Expected failures: scripts while JavaScript is off, and requests of a page that the browser leaves.
const harmlessErrors = ['csp', 'net::ERR_ABORTED']

/**
 * Every app shows at `/` a pagination of buttons on page 2 of 10 and one with invalid options, at `/links` a pagination of
 * links on the page that the URL names, and at `/routed` one of a router's links. An app with server components also has
 * `/server-children`.
 */
export async function checkPages({ origin, hasServerComponents }) {
  const browser = await chromium.launch(findBrowser())
  const scripts = new Set()
  const visit = async (path, use, options) => {
    const context = await browser.newContext({ baseURL: origin, ...options })
    await visitPage({ context, path, scripts }, use)
    await context.close()
  }
  try {
    await checkServer(visit)
    await visit('/links', followLinks)
    if (hasServerComponents) await checkServerChildren({ origin, visit })
    await checkBundle(scripts)
  } finally {
    await browser.close()
  }
}

/** The server's markup works without JavaScript, and hydration leaves it unchanged. */
async function checkServer(visit) {
  const visitWithoutJavaScript = (path, use) => visit(path, use, { javaScriptEnabled: false })
  let serverMarkup
  await visitWithoutJavaScript('/', async (page) => {
    await expectSecondPage(page)
    serverMarkup = await markupOf(page)
  })
  await visitWithoutJavaScript('/links', followLinks)
  await visitWithoutJavaScript('/routed', followLinks)

  await visit('/', async (page) => {
    await expectHydrated(page)
    expect(await page.evaluate('removed'), 'Hydration reuses the elements of the server.').toEqual([])
    expect(await markupOf(page), 'Hydration changes no markup.').toEqual(serverMarkup)
    await clickButtons(page)
  })
  await visit('/routed', async (page) => {
    await expectHydrated(page)
    await page.evaluate('document.isSame = true')
    await clickLinks(page)
    expect(await page.evaluate('document.isSame'), 'The router stays in the document.').toBe(true)
  })
}

/** Fails on errors, warnings and failed requests. */
async function visitPage({ context, path, scripts }, use) {
  const messages = recordConsole(context)
  const failures = []
  context.on('requestfailed', (request) => {
    const { errorText } = request.failure()
    if (!harmlessErrors.includes(errorText)) failures.push(`${request.url()}: ${errorText}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`)
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await context.addInitScript(recordRemovals)
  const page = await context.newPage()
  await page.goto(path)
  try {
    await use(page)
    await page.waitForLoadState('networkidle')
  } finally {
    // These explain more than the failed expectation they caused.
    expect([...failures, ...messages.filter((message) => /^(error|warning): /.test(message))]).toEqual([])
  }
}

/** Runs in the page, from the start: records parts that are removed from the document. */
function recordRemovals() {
  window.removed = []
  const isPart = (node) => node.matches?.('[data-scope=pagination]') || node.querySelector?.('[data-scope=pagination]')
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ removedNodes }) => [...removedNodes])
    window.removed.push(...nodes.filter(isPart).map((node) => node.outerHTML))
  }).observe(document, { childList: true, subtree: true })
}

const expectHydrated = (page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

async function expectSecondPage(page) {
  const { nav, labels } = pagination(page)
  await expect(nav.locator('[aria-current=page]')).toHaveText('2')
  expect(await labels()).toEqual([
    'previous page',
    ...['page 1', 'page 2', 'page 3', 'page 4', 'page 5', 'last page, page 10'],
    'next page',
  ])
  await expect(nav.getByText('11–20 of 100')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'bad options' }).getByText('1–1 of 95')).toBeVisible()
}

async function clickButtons(page) {
  const { nav, current, control } = pagination(page)
  await expectSecondPage(page)
  await control('next page').click()
  await expect(current).toHaveText('3')
  await control('last page, page 10').click()
  await expect(current).toHaveText('10')
  await expect(control('next page')).toBeDisabled()
  await expect(nav.getByText('91–100 of 100')).toBeVisible()
}

async function followLinks(page) {
  const { current } = pagination(page)
  await clickLinks(page)
  await page.reload()
  await expect(page).toHaveURL(/page=10$/)
  await expect(current).toHaveText('10')
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect(current).toHaveText('2')
}

async function clickLinks(page) {
  const { current, control } = pagination(page)
  await expect(current).toHaveText('1')
  await control('next page').click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(current).toHaveText('2')
  await control('last page, page 10').click()
  await expect(page).toHaveURL(/page=10$/)
  await expect(current).toHaveText('10')
  await expect(control('next page')).not.toHaveAttribute('href')
}

function pagination(page) {
  const nav = page.getByRole('navigation', { name: 'pagination' })
  return {
    nav,
    current: nav.locator('[aria-current=page]'),
    control: (name) => nav.getByLabel(name, { exact: true }),
    labels: () => nav.locator('[aria-label]').evaluateAll((all) => all.map((element) => element.ariaLabel)),
  }
}

/** The markup of the paginations, without the comments that frameworks add. */
const markupOf = (page) =>
  page.getByRole('navigation').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replaceAll(/<!--.*?-->/g, '')))

async function checkBundle(scripts) {
  const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))
  const countWith = (text) => texts.filter((script) => script.includes(text)).length
  expect(countWith('ellipsis-start'), 'The bundle contains the pagination.').toBeGreaterThan(0)
  expect(countWith('[dogear]'), 'The bundle contains no development warnings.').toBe(0)
}
