import { createPagination } from '@dogear/core'
import { applyProps } from '@dogear/core/dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { takeConsole } from '../../harness/console.js'
import { veto } from '../../harness/controls.js'
import { openFrame } from '../../harness/frame.js'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click as clickElement, doubleClick, press } from '../../harness/pointer.js'
import { forEveryPart } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import type { UserProps } from '../../harness/scene.js'

interface Click {
  /** Attributes of the clicked Item. */
  readonly attributes?: Record<string, string>
  readonly options?: UserEventClickOptions
  /** The `target` of the document's `base` element. */
  readonly baseTarget?: string
}

const link = { asChild: { tag: 'a', attributes: { href: '#own' } } }
const asLinks = { firstTrigger: link, prevTrigger: link, item: link, nextTrigger: link, lastTrigger: link }

export function describeLinks({ render, has, rules }: Renderer): void {
  const open = (props: SceneProps = {}, path?: string) =>
    renderLinks(render, { getPageUrl: getPageHash, ...props }, path)

  describe('a link', () => {
    test('requests the page that the link showed, and the URL is the link’s', async () => {
      const { click, control, hasRequested, list, requests, settled, window } = await open()
      const names = ['next', 'next', 5, 'last', 'prev', 'first'] as const
      const pages = [2, 3, 5, 10, 9, 1]
      for (const [index, page] of pages.entries()) {
        await click(names[index] ?? 'next')
        await hasRequested(...pages.slice(0, index + 1))
        await expect.poll(() => control(page).ariaCurrent).toBe('page')
        expect(window.location.hash).toBe(`#page=${page}`)
      }
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await settled()
      expect(requests).toEqual(pages)
    })

    test('requests nothing if the user’s click handler vetoes it, and the browser stays', async () => {
      const props = { nextTrigger: { onClick: veto }, item4: { onClick: veto } }
      const { click, requests, settled, window } = await renderLinks(render, { props })
      await click('next')
      await click(4)
      await settled()
      expect([requests, window.location.search]).toEqual([[], ''])
    })

    test('that is clicked with a modifier calls the user’s handler, but requests nothing', async () => {
      const onClick = vi.fn()
      const { click, requests, routeClicks, settled } = await open({ props: { item2: { onClick } } }, 'page#page=2')
      routeClicks()
      await click(2, { modifiers: ['Shift'] })
      await settled()
      expect(onClick).toHaveBeenCalledOnce()
      expect(requests).toEqual([])
    })

    test('requests the page it still shows, if it is clicked in the same tick as a request', async () => {
      const { control, requests, run } = await open()
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await expect.poll(() => requests.map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('shows the next URL when the parent accepts the page', async () => {
      const { click, control, update } = await open({ page: 1 })
      await update({ onPageChange: ({ page }) => void update({ page }) })
      await click('next')
      await expect.poll(() => control('next').getAttribute('href')).toBe('#page=3')
    })
  })

  describe('getPageUrl', () => {
    /** Renders links. `urls` returns the results since its last call, and `links` what the document then requires. */
    const openCounted = async (props: SceneProps) => {
      const getPageUrl = vi.fn(({ page, pageSize }: { page: number; pageSize: number }) => `#${page}-${pageSize}`)
      const view = await render({ count: 100, type: 'link', getPageUrl, ...props })
      const urls = () => {
        const results = getPageUrl.mock.results.map(({ value }) => value)
        getPageUrl.mockClear()
        return results.sort()
      }
      const links = () => {
        const hrefs = view.all('[href]').map((link) => link.getAttribute('href'))
        return (has('rendersTwice') ? [...hrefs, ...hrefs] : hrefs).sort()
      }
      return { ...view, urls, links }
    }

    const kinds: [name: string, props: SceneProps][] = [['', { props: { nextTrigger: { disabled: true } } }]]
    if (has('parts')) kinds.push([' with `asChild`', { props: forEveryPart({ asChild: { tag: 'a' } }).props }])
    test.for(kinds)('is called once for each enabled link%s, initially and after each change', async ([, props]) => {
      const { goTo, links, run, update, urls } = await openCounted(props)
      expect(urls()).toEqual(links())
      for (const [change, url] of [
        [() => goTo(5), '#4-10'],
        [() => update({ count: 70 }), '#7-10'],
        [() => run(({ setPageSize }) => setPageSize(5)), '#14-5'],
      ] as const) {
        await change()
        expect(links()).toContain(url)
        expect(urls()).toEqual(links())
      }
      await update({ count: 0 })
      expect(urls()).toEqual([])
    })

    const silent: [name: string, props: SceneProps][] = [
      ['buttons', { type: 'button' }],
      ['disabled links', forEveryPart({ disabled: true })],
    ]
    if (has('parts')) {
      silent.push(['buttons with `asChild`', { type: 'button', ...forEveryPart({ asChild: { tag: 'button' } }) }])
    }
    test.for(silent)('isn’t called for %s', async ([, props]) => {
      const { api, goTo, update, urls } = await openCounted({ ...props, roots: [{}] })
      await goTo('next')
      await update({ count: 70 })
      expect(api()).toMatchObject({ page: 2, count: 70 })
      expect(urls()).toEqual([])
    })
  })

  describe('type="link" without getPageUrl', () => {
    test('parts render buttons instead, with one warning', async () => {
      const { all, click, list } = await render({ count: 100, type: 'link' })
      expect(all('a')).toEqual([])
      await click('next')
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*buttons.*`type`.*`getPageUrl`/)])
    })

    if (!has('parts')) return

    test('children of `asChild` receive link attributes without `href`, without a warning', async () => {
      const { click, control, shows } = await render({ count: 30, type: 'link', props: asLinks })
      expect(control('next').outerHTML).toMatch(/^<a [^>]*href="#own"/)
      expect(control('next').getAttribute('rel')).toBe('next')
      for (const name of ['first', 'prev', 1, 2, 3, 'next', 'last'] as const) {
        for (const attribute of ['type', 'disabled']) expect(control(name).hasAttribute(attribute)).toBe(false)
      }
      expect(control('prev').role).toBe('link')
      for (const list of ['1 [2] 3', '1 2 [3]']) {
        await click('next')
        await shows(list)
      }
      history.replaceState(null, '', location.href.split('#')[0])
    })
  })

  describe('a part with its own `href` in link mode', () => {
    const own = (href: string | undefined, others: UserProps = {}): UserProps => ({ ...others, attributes: { href } })
    /** The user writes the URL of each page. */
    const ownUrls = (page: number): NonNullable<SceneProps['props']> => ({
      firstTrigger: own(getPageHash({ page: 1 })),
      prevTrigger: own(getPageHash({ page: page - 1 })),
      ...Object.fromEntries([1, 2, 3].map((to) => [`item${to}`, own(getPageHash({ page: to }))])),
      nextTrigger: own(getPageHash({ page: page + 1 })),
      lastTrigger: own(getPageHash({ page: 3 })),
    })
    const withoutUrl: SceneProps = { count: 30, type: 'link', getPageUrl: undefined }
    test('is a link without `getPageUrl`, which changes the page when it is followed', async () => {
      const { click, control, hasRequested, list, update, window } = await open({ ...withoutUrl, props: ownUrls(1) })
      await update({ onPageChange: ({ page }) => void update({ props: ownUrls(page) }) })
      expect(control('next').outerHTML).toMatch(/^<a [^>]*href="#page=2"/)
      expect(control('next').getAttribute('rel')).toBe('next')
      for (const name of ['first', 'prev'] as const) {
        expect([control(name).role, control(name).ariaDisabled]).toEqual(['link', 'true'])
        expect(control(name).hasAttribute('href')).toBe(false)
      }
      const pages = [2, 3, 2, 1, 3] as const
      for (const [index, name] of (['next', 'next', 'prev', 1, 'last'] as const).entries()) {
        await click(name)
        await hasRequested(...pages.slice(0, index + 1))
        await expect.poll(list).toContain(`[${pages[index]}]`)
        expect(window.location.hash).toBe(`#page=${pages[index]}`)
      }
      await expect.poll(() => control('next').getAttribute('href')).toBe(null)
    })

    test('calls the user’s handler, which can veto the click, and leaves a click with a modifier to the browser', async () => {
      const onClick = vi.fn()
      const nextTrigger = own('#page=2', { onClick })
      const { click, hasRequested, requests, routeClicks, settled, update } = await open({
        ...withoutUrl,
        props: { ...ownUrls(1), nextTrigger },
      })
      routeClicks()
      await click('next', { modifiers: ['Control'] })
      await settled()
      expect([onClick.mock.calls.length, requests]).toEqual([1, []])
      await update({ props: { ...ownUrls(1), nextTrigger: own('#page=2', { onClick: veto }) } })
      await click('next')
      await settled()
      expect(requests).toEqual([])
      await update({ props: ownUrls(1) })
      await click('next')
      await hasRequested(2)
    })

    test('is a button while it has none', async () => {
      const { click, control, list, update } = await render({ ...withoutUrl, props: { nextTrigger: own('#2') } })
      expect([control('next').localName, control('last').localName, control(2).localName]).toEqual([
        'a',
        'button',
        'button',
      ])
      await update({ props: { nextTrigger: own(undefined), item2: own('') } })
      expect([control('next').localName, control(2).localName]).toEqual(['button', 'a'])
      expect(control('next').outerHTML).toMatch(/^<button (?!.*href).*type="button"/)
      await click('next')
      expect(list()).toBe('1 [2] 3')
      await update({ props: { nextTrigger: own('#3') } })
      expect(control('next').outerHTML).toMatch(/^<a (?!.*type=).*href="#3"/)
      await update({ type: 'button' })
      expect(control('next').localName).toBe('button')
      // Each warning appears once, so that another test may have received it.
      expect(takeConsole().join()).toMatch(/^(warn: .*buttons.*`type`.*`href`.*)?$/)
    })

    test('shows that instead of the URL from `getPageUrl`, which isn’t called for it', async () => {
      const getPageUrl = vi.fn(getPageHash)
      const props = { nextTrigger: own('#own'), item2: own('') }
      const { control } = await render({ count: 30, type: 'link', getPageUrl, props })
      const names = ['next', 2, 'last'] as const
      expect(names.map((name) => control(name).getAttribute('href'))).toEqual(['#own', '', '#page=3'])
      expect(getPageUrl.mock.calls.length / (has('rendersTwice') ? 2 : 1)).toBe(3)
    })

    test.for(['a List', 'a loop with EllipsisTriggers'])('is a link in %s', async (where) => {
      const isList = where === 'a List'
      const { props } = forEveryPart(own('#all'))
      const scene: SceneProps = isList ? { list: 'list', props: { ...props, ellipsis: {} } } : { jump: 0, props }
      const { all, update } = await render({ ...withoutUrl, ...scene, count: 70, siblingCount: 0 })
      const controls = () => all('nav :is(a, button)').map(({ localName }) => localName)
      const count = isList ? 8 : 9
      const links = () => ['[href="#all"]', '[role=link]', '[type]'].map((attribute) => all(`a${attribute}`).length)
      expect(links()).toEqual([count - 2, 2, 0])
      await update({ disabled: true })
      expect(links()).toEqual([0, count, 0])
      await update({ disabled: false, type: 'button' })
      expect(controls()).toEqual(Array(count).fill('button'))
    })
  })

  if (has('parts')) {
    describe('an anchor in a button’s place', () => {
      test('receives the `href` of its part', async () => {
        const props = { nextTrigger: { asChild: { tag: 'a' }, attributes: { href: '#own' } } }
        const { control } = await render({ count: 30, props })
        expect(control('next').outerHTML).toMatch(/^<a [^>]*href="#own"/)
      })

      const anchor = (page: number, others = {}) => ({
        nextTrigger: { asChild: { tag: 'a', attributes: { href: getPageHash({ page }), ...others } } },
      })
      const asButton = { type: undefined, getPageUrl: undefined, props: anchor(2) }

      test('goes to the page of its own `href`, whatever that becomes', async () => {
        const { click, hasRequested, update, window } = await open(asButton)
        await update({ onPageChange: ({ page }) => void update({ props: anchor(page + 1) }) })
        for (const page of [2, 3]) {
          await click('next')
          await hasRequested(...[2, 3].slice(0, page - 1))
          expect(window.location.hash).toBe(`#page=${page}`)
        }
      })

      test.for([
        [{}, 'Control'],
        [{ target: '_blank' }, undefined],
        [{ download: '' }, undefined],
      ] as const)('requests nothing if the browser opens %o elsewhere (%s)', async ([others, modifier]) => {
        const { click, requests, routeClicks, settled } = await open({ ...asButton, props: anchor(2, others) })
        routeClicks()
        await click('next', { modifiers: modifier ? [modifier] : [] })
        await settled()
        expect(requests).toEqual([])
      })
    })
  }

  rules('an anchor of any kind', () => {
    /** Shows Next as the anchor in some markup, whose owner writes the `href` after each change. */
    const show = (html: string, type: 'button' | 'link') => {
      const pagination = createPagination({ count: 100, type, getPageUrl: getPageHash })
      document.body.innerHTML = html
      const anchor = document.body.querySelector('a, area') as Element
      const name = anchor.getAttributeNames()[0] as string
      const update = () => {
        const { page, getNextTriggerProps } = pagination.get()
        applyProps(anchor, getNextTriggerProps())
        anchor.setAttribute(name, getPageHash({ page: page + 1 }))
      }
      pagination.subscribe(update)
      update()
      const { href } = location
      onTestFinished(() => history.replaceState(null, '', href))
      return pagination
    }
    const shape = '<rect width="40" height="40"/>'
    const kinds = {
      'an a': '<a href="#">Next</a>',
      'an a in an SVG': `<svg><a href="#" target="_self" id="clicked">${shape}</a></svg>`,
      'an area':
        '<img id="clicked" width="40" height="40" alt="" usemap="#map" src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"><map name="map"><area href="#" shape="rect" coords="0,0,40,40" alt="Next"></map>',
    }
    const rows = Object.entries(kinds).flatMap((kind) =>
      (['button', 'link'] as const).map((type) => [...kind, type] as const),
    )
    test.for(rows)('%s goes to its own page (%s, %s)', async ([, html, type]) => {
      const pagination = show(html, type)
      for (const page of [2, 3]) {
        await clickElement(document.querySelector('#clicked, a') as Element)
        await expect.poll(() => pagination.get().page).toBe(page)
        expect(location.hash).toBe(`#page=${page}`)
      }
    })

    test('of the tests’ own page opens an empty one in a tab, which does not run the tests again', async () => {
      const tab = window.open(location.href) as Window
      onTestFinished(() => tab.close())
      await expect.poll(() => tab.document.title).toBe('A page')
    })

    // Chromium follows it in its own frame, and Firefox and WebKit in the other one.
    test('an a in an SVG, with another base, goes to its page only where the browser follows it', async () => {
      const { document, settled, window } = await openFrame()
      document.body.innerHTML =
        '<base target="other"><iframe name="other"></iframe><svg><a xlink:href="#page=2"><text y="20">Next</text></a></svg>'
      const anchor = document.querySelector('a') as Element
      const pagination = createPagination({ count: 100 })
      applyProps(anchor, pagination.get().getNextTriggerProps())
      await clickElement(anchor)
      const frames = [window, window.frames[0] as Window]
      await expect.poll(() => frames.filter(({ location }) => location.hash === '#page=2')).toHaveLength(1)
      const isHere = window.location.hash === '#page=2'
      await settled()
      expect(pagination.get().page).toBe(isHere ? 2 : 1)
    })
  })

  rules('a click on a link to page 2', () => {
    let clickedButton: number | undefined

    /** Prevents the click, while the link's URL is the current one, so that a normal click requests the page. */
    const requestsOf = async ({ attributes = {}, options, baseTarget }: Click) => {
      const { click, document, requests, settled } = await open({ props: { item2: { attributes } } }, 'page#page=2')
      for (const type of ['click', 'auxclick'] as const) {
        document.addEventListener(type, (event) => {
          event.preventDefault()
          clickedButton = event.button
        })
      }
      if (baseTarget) document.head.append(Object.assign(document.createElement('base'), { target: baseTarget }))
      await click(2, options)
      await settled()
      return requests
    }

    test.for<[Click, requests: number[]]>([
      [{ options: { modifiers: ['Control'] } }, []],
      [{ attributes: { download: '' } }, []],
      [{ attributes: { target: '_blank' } }, []],
      [{ baseTarget: '_blank' }, []],
      [{ attributes: { target: '_top' }, baseTarget: '_self' }, []],
      [{ attributes: { target: '_SELF' } }, [2]],
      [{ attributes: { target: '' }, baseTarget: '_blank' }, [2]],
      [{ baseTarget: '_self' }, [2]],
    ])('with %o requests %j', async ([options, requests]) => {
      expect(await requestsOf(options)).toEqual(requests)
    })

    test('with the middle button requests nothing', async () => {
      const requests = await requestsOf({ options: { button: 'middle' } })
      // WebKitGTK's driver before 2.52 releases the main button whichever it has pressed, which is a normal click.
      expect([requests, clickedButton]).toEqual(clickedButton === 0 ? [[2], 0] : [[], 1])
    })
  })

  rules('a link to a fragment', () => {
    test('has changed the URL before the callback is called', async () => {
      const hashes: string[] = []
      const { click, update, window } = await open()
      await update({ onPageChange: () => hashes.push(window.location.hash) })
      await click('next')
      await expect.poll(() => hashes).toEqual(['#page=2'])
    })

    test('requests its page after Enter', async () => {
      const { control, hasRequested } = await open()
      control('next').focus()
      await press('{Enter}')
      await hasRequested(2)
    })

    test('requests the page in the URL after a double click', async () => {
      const { control, requests, settled, window } = await open()
      const urls: string[] = []
      window.addEventListener('hashchange', ({ newURL }) => urls.push(newURL))
      await doubleClick(control('next'))
      await expect.poll(() => requests).not.toEqual([])
      await settled()
      expect(urls.at(-2)).toMatch(new RegExp(`#page=${requests.at(-1)}$`))
    })

    test('requests its page even if the URL is already the link’s', async () => {
      const { click, goTo, hasRequested } = await open()
      await click('next')
      await hasRequested(2)
      await goTo(4)
      await click(2)
      await hasRequested(2, 4, 2)
    })

    test.for(['page', 'page#', 'page#top'])('requests its page with each click if it is `#`, on %s', async (path) => {
      const { click, hasRequested, list } = await open({ getPageUrl: () => '#' }, path)
      for (const page of [2, 3, 4]) {
        await click('next')
        await hasRequested(...[2, 3, 4].slice(0, page - 1))
        await expect.poll(list).toContain(`[${page}]`)
      }
    })

    test.for(['click', 'popstate'] as const)('requests nothing if it is unmounted at `%s`', async (type) => {
      const { click, container, requests, settled, unmount, window } = await open()
      window.addEventListener(type, () => void unmount(), { once: true })
      await click('next')
      await expect.poll(() => container.children).toHaveLength(0)
      await settled()
      expect(requests).toEqual([])
    })
  })
}
