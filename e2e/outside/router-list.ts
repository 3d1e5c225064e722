import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'

interface List {
  /** Where the list is. It has 118 items, a filter, a page size of 10, 20 or 50, and links to its pages. */
  url: string
  /** A filter that some of the items match. */
  filter: string
}

interface SlowList extends List {
  /** Holds back answers until the function that it returns is called. */
  hold: (page: Page) => Promise<() => unknown>
  /** The page that Back leads to from the next pages while they load. Default: 2, that of the entry before. */
  backTo?: number
}

interface TwoLists extends SlowList {
  /** Whether the app refuses navigations while the global `guard` is false. */
  canRefuse?: boolean
  /** Whether the router lets the last of two navigations win that begin in one task. Default: yes. */
  keepsOrder?: boolean
}

interface Failing extends Pick<SlowList, 'url' | 'hold'> {
  /** Whether errors have a page of their own. */
  hasErrorPage?: boolean
}

/** Tests how a list whose page is in the URL works with a router. */
export function testList({ url, filter }: List) {
  test('a click and Enter on a link add one history entry each, in the same document, and keep focus', async ({
    page,
  }) => {
    const list = await visit(page, url)
    await list.change(() => list.next.click())
    await list.expectPage(2, '?page=2')
    await expect(list.next).toBeFocused()
    await list.change(() => page.keyboard.press('Enter'))
    await list.expectPage(3, '?page=3')
    await expect(list.next).toBeFocused()
    await list.expectSameDocument()
  })

  test('Ctrl+click opens the page in a new tab and leaves this one alone', async ({ page, context }) => {
    const list = await visit(page, `${url}?page=4`)
    const [tab] = await Promise.all([context.waitForEvent('page'), list.next.click({ modifiers: ['ControlOrMeta'] })])
    await listOf(tab, url).expectPage(5)
    await list.expectPage(4, '?page=4')
    await list.expectSameDocument()
  })

  test('page size and page change in one history entry', async ({ page }) => {
    const list = await visit(page, `${url}?page=5`)
    await list.change(() => list.pageSize.selectOption('20'))
    await list.expectPage(3, '?page=3&size=20')
    await expect(list.items).toHaveCount(20)
    await list.expectSameDocument()
    await page.goBack()
    await list.expectPage(5, '?page=5')
    await expect(list.items).toHaveCount(10)
    await expect(list.pageSize).toHaveValue('10')
  })

  test('a filter shows its first page and keeps the page size', async ({ page }) => {
    const list = await visit(page, `${url}?size=20&sort=name&page=3#top`)
    await list.filter.fill(filter)
    await list.change(() => list.filter.press('Enter'))
    await list.expectPage(1, /^\?[^#]*#top$/)
    expect(list.parameters()).toEqual({ filter, size: '20', sort: 'name' })
    await expect(list.items.first()).toContainText(filter)
    await expect(list.filter).toBeFocused()
    await list.expectSameDocument()
    await page.goBack()
    await list.expectPage(3)
    await expect(list.filter).toHaveValue('')
    await page.goForward()
    await list.expectPage(1)
    await expect(list.filter).toHaveValue(filter)
  })

  test('text in the filter stays until it is submitted', async ({ page }) => {
    const list = await visit(page, url)
    await list.filter.fill(`${filter}x`)
    await list.change(() => list.next.click())
    await list.expectPage(2, '?page=2')
    await expect(list.start).toHaveAttribute('start', '11')
    await expect(list.filter).toHaveValue(`${filter}x`)
  })

  test('clearing the filter removes it from the URL', async ({ page }) => {
    const list = await visit(page, `${url}?filter=${filter}&size=20`)
    await list.filter.fill('')
    await list.change(() => list.filter.press('Enter'))
    await list.expectPage(1, '?size=20')
    await expect(list.filter).toHaveValue('')
  })

  test('page 1 has one address', async ({ page }) => {
    const list = await visit(page, `${url}?page=2`)
    expect(await hrefOf(list.item(1))).toBe(new URL(url).href)
    await list.change(() => list.item(1).click())
    await list.expectPage(1, '')
  })

  test('Back and Forward show the pages again', async ({ page }) => {
    const list = await visit(page, url)
    await list.change(() => list.item(3).click())
    await list.expectPage(3)
    await list.change(() => list.next.click())
    await list.expectPage(4)
    for (const number of [3, 1]) {
      await page.goBack()
      await list.expectPage(number)
    }
    for (const number of [3, 4]) {
      await page.goForward()
      await list.expectPage(number)
    }
    await list.expectPage(4, '?page=4')
    await list.expectSameDocument()
  })

  test('other parameters and the hash stay in the URL', async ({ page }) => {
    const list = await visit(page, `${url}?sort=name&page=2&q=a%20b#top`)
    await list.change(() => list.next.click())
    await list.expectPage(3, /^\?sort=name&[^#]*#top$/)
    expect(list.parameters()).toEqual({ sort: 'name', q: 'a b', page: '3' })
    await list.change(() => list.item(1).click())
    await list.expectPage(1, /^\?sort=name&[^#]*#top$/)
    expect(list.parameters()).toEqual({ sort: 'name', q: 'a b' })
  })

  test('a page past the end is corrected without a history entry', async ({ page }) => {
    const list = await visit(page, `${url}?page=2`)
    await page.goto(`${url}?sort=name&page=99`)
    await list.expectPage(12, '?sort=name&page=12')
    await expect(list.items).toHaveCount(8)
    await page.goBack()
    await list.expectPage(2, '?page=2')
  })

  test('nonsense in the URL shows page 1', async ({ page }) => {
    const list = await visit(page, `${url}?page=abc&size=-7`)
    await list.expectPage(1)
    await expect(list.items).toHaveCount(10)
    await list.change(() => list.next.click())
    await list.expectPage(2, '?page=2')
  })
}

/** Tests a list whose rows take a while. */
export function testSlowList({ url, filter, hold, backTo = 2 }: SlowList) {
  test('three quick presses go three pages further, and show them at once', async ({ page }) => {
    const list = await visit(page, url)
    await list.next.focus()
    const release = await hold(page)
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await list.expectPage(number)
    }
    await expect(list.nav).toHaveAttribute('data-busy')
    await expect(list.start).toHaveAttribute('start', '1')
    await release()
    await expect(list.start).toHaveAttribute('start', '31')
    await expect(list.nav).not.toHaveAttribute('data-busy')
    await list.expectPage(4, '?page=4')
    await expect(list.next).toBeFocused()
    await list.expectSameDocument()
  })

  test('what is typed into the filter while its rows load stays', async ({ page }) => {
    const list = await visit(page, url)
    const release = await hold(page)
    await list.filter.fill(filter)
    await list.filter.press('Enter')
    await expect(list.nav).toHaveAttribute('data-busy')
    await list.filter.pressSequentially('x')
    await release()
    await expect(list.nav).not.toHaveAttribute('data-busy')
    await expect(list.items.first()).toContainText(filter)
    await expect(list.filter).toHaveValue(`${filter}x`)
  })

  test('a filter keeps a page size that was chosen just before', async ({ page }) => {
    const list = await visit(page, url)
    const release = await hold(page)
    await list.pageSize.selectOption('20')
    await expect(list.nav).toHaveAttribute('data-busy')
    await list.filter.fill(filter)
    await list.filter.press('Enter')
    await release()
    await expect(list.nav).not.toHaveAttribute('data-busy')
    await expect(list.pageSize).toHaveValue('20')
    await expect.poll(list.parameters).toEqual({ filter, size: '20' })
  })

  test('a navigation that Back cancels returns to the page before', async ({ page }) => {
    const list = await visit(page, `${url}?page=2`)
    await list.change(() => list.item(5).click())
    await expect(list.start).toHaveAttribute('start', '41')
    const release = await hold(page)
    await list.next.click()
    // Back leads to page 5 only from an address that has changed.
    await list.expectPage(6, `?page=${backTo === 5 ? 6 : 5}`)
    await page.goBack()
    await release()
    await list.expectPage(backTo, `?page=${backTo}`)
    await expect(list.start).toHaveAttribute('start', `${10 * backTo - 9}`)
    await expect(list.nav).not.toHaveAttribute('data-busy')
    await list.next.click()
    await list.expectPage(backTo + 1, `?page=${backTo + 1}`)
  })

  test('Back from a filter to a page that it does not have waits for the rows', async ({ page }) => {
    const list = await visit(page, `${url}?page=12`)
    await list.filter.fill(filter)
    await list.change(() => list.filter.press('Enter'))
    await list.expectPage(1)
    // The router forgets the rows of page 12.
    await visit(page, page.url())
    const release = await hold(page)
    await page.goBack()
    await expect(page).toHaveURL(`${url}?page=12`)
    await release()
    await expect(list.start).toHaveAttribute('start', '111')
    await list.expectPage(12, '?page=12')
    await expect(list.nav).not.toHaveAttribute('data-busy')
  })
}

/** Tests a list next to another of the same router, which is called Other and has 5 pages. */
export function testTwoLists({ url, filter, hold, backTo = 2, canRefuse, keepsOrder = true }: TwoLists) {
  const visitBoth = async (page: Page, query: string) => {
    const list = await visit(page, url + query)
    const other = listOf(page, url, 'Other')
    const expectPages = async (pages: [number, number]) => {
      await list.expectPage(pages[0])
      await other.expectPage(pages[1])
    }
    const expectSettled = async () => {
      for (const { nav } of [list, other]) await expect(nav).not.toHaveAttribute('data-busy')
    }
    return { list, other, expectPages, expectSettled }
  }

  test('presses in two lists all arrive, in any order', async ({ page }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '?sort=name#top')
    const release = await hold(page)
    await list.next.click()
    await expectPages([2, 1])
    await other.item(2).click()
    await expectPages([2, 2])
    await list.next.click()
    await expectPages([3, 2])
    // In one task, without a chance to render in between.
    const pressBoth = () => {
      for (const next of document.querySelectorAll<HTMLElement>('[data-part=next-trigger]')) next.click()
    }
    if (keepsOrder) await page.evaluate(pressBoth)
    else for (const { next } of [list, other]) await next.click()
    await expectPages([4, 3])
    await expect(list.nav).toHaveAttribute('data-busy')
    await release()
    await expectSettled()
    await list.expectPage(4, /#top$/)
    await other.expectPage(3)
    expect(list.parameters()).toEqual({ sort: 'name', page: '4', other: '3' })
    await expect(list.start).toHaveAttribute('start', '31')
    await list.expectSameDocument()
  })

  test('an answer to an earlier press changes neither list', async ({ page }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '')
    const releaseFirst = await hold(page)
    await list.next.click()
    await expectPages([2, 1])
    const releaseSecond = await hold(page)
    await other.next.click()
    await expectPages([2, 2])
    await releaseFirst()
    await list.next.click()
    await expectPages([3, 2])
    await releaseSecond()
    await expectSettled()
    await list.expectPage(3, '?page=3&other=2')
    await other.expectPage(2)
    await expect(list.start).toHaveAttribute('start', '21')
  })

  test('a filter between presses keeps the page of the other list', async ({ page }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '?page=3')
    const release = await hold(page)
    await other.next.click()
    await expectPages([3, 2])
    await list.filter.fill(filter)
    await list.filter.press('Enter')
    await expectPages([1, 2])
    await other.next.click()
    await expectPages([1, 3])
    await list.next.click()
    await release()
    await expectSettled()
    await expectPages([2, 3])
    expect(list.parameters()).toEqual({ filter, page: '2', other: '3' })
    await expect(list.start).toHaveAttribute('start', '11')
  })

  test('Back cancels what both lists have asked for', async ({ page }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '?page=2&other=3')
    await list.change(() => list.item(5).click())
    await expect(list.start).toHaveAttribute('start', '41')
    const release = await hold(page)
    // The address of the last press, if it has changed already. Otherwise, only the first list waits for its rows.
    const isAhead = backTo === 5
    const [one, two] = isAhead ? [other, list] : [list, other]
    await one.next.click()
    await expectPages(isAhead ? [5, 4] : [6, 3])
    await two.next.click()
    await expectPages([6, 4])
    await list.expectPage(6, isAhead ? '?page=6&other=4' : '?page=5&other=3')
    await page.goBack()
    await release()
    await list.expectPage(backTo, isAhead ? '?page=5&other=4' : '?page=2&other=3')
    await expectSettled()
    await expectPages([backTo, isAhead ? 4 : 3])
    await other.next.click()
    await expectPages([backTo, isAhead ? 5 : 4])
  })

  test('a press in one list doesn’t make the other busy', async ({ page }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '')
    const busyLists = await watchBusy(page)
    const release = await hold(page)
    await other.next.click()
    await expectPages([1, 2])
    await release()
    await list.expectPage(1, '?other=2')
    await expectSettled()
    expect((await busyLists()).filter((name) => name !== 'Other')).toEqual([])
    const releaseNext = await hold(page)
    await list.next.click()
    await expectPages([2, 2])
    await expect(list.nav).toHaveAttribute('data-busy')
    await expect(other.nav).not.toHaveAttribute('data-busy')
    await releaseNext()
    await expectSettled()
    await expect(list.start).toHaveAttribute('start', '11')
  })

  test('two pages past the end are corrected without a history entry', async ({ page }) => {
    const { list, other } = await visitBoth(page, '?page=2')
    await page.goto(`${url}?page=99&sort=name&other=98#top`)
    await list.expectPage(12, '?page=12&sort=name&other=5#top')
    await other.expectPage(5)
    await page.goBack()
    await list.expectPage(2, '?page=2')
    await other.expectPage(1)
  })

  test('links lead on from the pages that are shown', async ({ page, context }) => {
    const { list, other, expectPages, expectSettled } = await visitBoth(page, '?page=3&other=2')
    const [tab] = await Promise.all([context.waitForEvent('page'), other.next.click({ modifiers: ['ControlOrMeta'] })])
    await listOf(tab, url).expectPage(3, '?page=3&other=3')
    await listOf(tab, url, 'Other').expectPage(3)
    await expectPages([3, 2])
    const release = await hold(page)
    await list.next.click()
    await list.expectPage(4)
    expect(await hrefOf(other.item(4))).toBe(`${url}?page=4&other=4`)
    await release()
    await expectSettled()
  })

  if (canRefuse)
    test('a refusal leaves both lists on the page of the URL', async ({ page }) => {
      const { list, other, expectPages, expectSettled } = await visitBoth(page, '?page=2&other=3')
      await page.evaluate('guard = false')
      await other.next.click()
      await list.next.click()
      await expectSettled()
      await expectPages([2, 3])
      await page.evaluate('guard = undefined')
      await list.change(() => list.next.click())
      await list.expectPage(3, '?page=3&other=3')
      await expectSettled()
    })
}

/** Tests two lists of a router that waits for what `guard` promises. */
export function testGuard({ url }: { url: string }) {
  for (const isAllowed of [true, false]) {
    test(`quick presses wait for a guard that ${isAllowed ? 'allows' : 'refuses'} them`, async ({ page }) => {
      const list = await visit(page, url)
      const other = listOf(page, url, 'Other')
      await page.evaluate('guard = new Promise((resolve) => { answer = resolve }); null')
      await other.next.click()
      await other.expectPage(2)
      await list.next.focus()
      for (const number of [2, 3, 4]) {
        await page.keyboard.press('Enter')
        await list.expectPage(number, '')
      }
      await other.expectPage(2)
      await expect(list.nav).toHaveAttribute('data-busy')
      await page.evaluate(`answer(${isAllowed})`)
      await expect(list.nav).not.toHaveAttribute('data-busy')
      await (isAllowed ? list.expectPage(4, /page=4/) : list.expectPage(1, ''))
      await other.expectPage(isAllowed ? 2 : 1)
      await expect(list.start).toHaveAttribute('start', isAllowed ? '31' : '1')
      await expect(list.next).toBeFocused()
    })
  }
}

/** Tests a field of the list Other, next to a button that leads to `path`, and one that goes back. */
export function testDroppedEdit({ url, path }: { url: string; path: string }) {
  for (const [button, address] of [
    ['Leave', path],
    ['Back', '?other=2'],
  ] as const)
    test(`a press on “${button}” navigates, and drops what was typed before`, async ({ page }) => {
      const list = await visit(page, `${url}?other=2`)
      const other = listOf(page, url, 'Other')
      const input = other.nav.getByRole('textbox')
      await list.change(() => other.next.click())
      await other.expectPage(3, '?other=3')
      await expect(input).toHaveValue('3')
      await input.fill('5')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect.poll(() => page.url().endsWith(address)).toBe(true)
      if (button === 'Leave') await page.goBack()
      await other.expectPage(button === 'Leave' ? 3 : 2, `?other=${button === 'Leave' ? 3 : 2}`)
      await expect(input).toHaveValue(button === 'Leave' ? '3' : '2')
    })
}

/** Tests a list that says when its rows could not be loaded. */
export function testFailure({ url, hold, hasErrorPage }: Failing) {
  test('after an error, people can try again', async ({ page, context, console: messages }) => {
    const list = await visit(page, url)
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await context.setOffline(true)
    await list.next.click()
    await expect(tryAgain).toBeVisible()
    if (!hasErrorPage) {
      await list.expectPage(2, '?page=2')
      await expect(list.start).toHaveAttribute('start', '1')
      await expect(list.items).toHaveCount(10)
      await expect(list.start).not.toHaveAttribute('aria-busy', 'true')
    }
    await context.setOffline(false)
    const release = await hold(page)
    await tryAgain.press('Enter')
    if (!hasErrorPage) await expect(tryAgain).toBeHidden()
    await release()
    await list.expectPage(2, '?page=2')
    await expect(list.start).toHaveAttribute('start', '11')
    await expect(list.nav).not.toHaveAttribute('data-busy')
    await expect(tryAgain).toBeHidden()
    if (!hasErrorPage) await expect(list.start).toBeFocused()
    forgetErrors(messages)
  })

  test('after an error, Back and Forward try again', async ({ page, context, console: messages }) => {
    const list = await visit(page, url)
    await context.setOffline(true)
    await list.next.click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await page.goBack()
    await list.expectPage(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.goForward()
    await list.expectPage(2)
    await expect(list.start).toHaveAttribute('start', '11')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    forgetErrors(messages)
  })
}

/** Removes what the browser and the framework say about a request that failed. */
function forgetErrors(messages: string[]) {
  const others = messages.filter((message) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(message))
  messages.splice(0, Infinity, ...others)
}

/** Tests a list whose app has a base path, or a router that keeps the URL in the hash. `linkHash`: what links keep of `#top`. */
export function testBase({ url, filter, linkHash = '#top' }: List & { linkHash?: string }) {
  test('links and navigation keep the base path, or the # of a hash router', async ({ page }) => {
    const list = await visit(page, `${url}?page=99#top`)
    await list.expectPage(12, '?page=12#top')
    await list.change(() => list.item(11).click())
    await list.expectPage(11, '?page=11#top')
    await list.change(() => list.item(1).click())
    await list.expectPage(1, '#top')
    expect(await hrefOf(list.item(1))).toBe(url + linkHash)
    await list.filter.fill(filter)
    await list.change(() => list.filter.press('Enter'))
    await list.expectPage(1, `?filter=${filter}#top`)
    expect(await hrefOf(list.next)).toBe(`${url}?filter=${filter}&page=2${linkHash}`)
    await list.expectSameDocument()
  })
}

/** Remembers which lists and rows were busy, also for a moment. The function that it returns names them. */
async function watchBusy(page: Page) {
  await page.evaluate(() => {
    const names: string[] = []
    Object.assign(window, { busy: names })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { dataset, ariaBusy, ariaLabel } = target as HTMLElement
        if (dataset.busy !== undefined || ariaBusy === 'true') names.push(String(ariaLabel))
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-busy', 'aria-busy'] })
  })
  return () => page.evaluate<string[]>('busy')
}

const hrefOf = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.href)

export async function visit(page: Page, url: string) {
  const list = listOf(page, new URL(url).href)
  await page.goto(url)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  return list
}

function listOf(page: Page, url: string, name?: string) {
  const nav = name ? page.getByRole('navigation', { name }) : page.getByRole('navigation').first()
  // A hash router begins its URLs with `#/`.
  const base = url.match(/^[^?#]*(#\/)?/)?.[0] as string
  const historyLength = () => page.evaluate(() => history.length)
  return {
    nav,
    next: nav.getByLabel('next page'),
    item: (number: number) => nav.locator(`[data-part=item][data-index="${number}"]`),
    items: page.locator('ol > li'),
    start: page.locator('ol'),
    pageSize: page.getByLabel('per page'),
    filter: page.getByLabel('Filter'),

    parameters: () => Object.fromEntries(new URL(page.url()).searchParams),

    /** With an address, which starts with the query if the path is the same. */
    async expectPage(number: number, address?: string | RegExp) {
      await expect(nav.locator('[aria-current=page]')).toHaveText([String(number)])
      if (address === undefined) return
      const shown = () => page.url().replace(base, '')
      await expect.poll(shown).toEqual(address instanceof RegExp ? expect.stringMatching(address) : address)
    },

    async expectSameDocument() {
      await expect(page.locator('html[data-same]')).toBeAttached()
    },

    /** Expects exactly one new history entry. */
    async change(act: () => Promise<unknown>) {
      const before = await historyLength()
      const previous = page.url()
      await act()
      await expect.poll(() => page.url()).not.toBe(previous)
      expect(await historyLength()).toBe(before + 1)
    },
  }
}
