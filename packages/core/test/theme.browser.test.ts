import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import {
  applyProps,
  type PartProps,
  renderFitList,
  renderList,
  renderPageSizeSelect,
  renderStatus,
} from '../src/dom/index.js'
import {
  createPagination,
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  type PaginationOptions,
} from '../src/index.js'
// @ts-expect-error: Vite imports the text of a style sheet.
import css from '../src/theme.css?inline'
import { behind, contrast, contrastOf } from './contrast.js'

const theme = document.createElement('style')
const page = document.createElement('main')
let preferences: { name: string; value: string }[]

beforeEach(async () => {
  theme.textContent = css
  document.head.append(theme)
  document.body.append(page)
  preferences = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await emulate()
  page.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1000px; font: 16px/1.5 sans-serif'
  setScheme('light')
})

afterEach(async () => {
  page.replaceChildren()
  page.remove()
  theme.remove()
  await send([])
})

describe.for(['light', 'dark'] as const)('in a %s page', (scheme) => {
  beforeEach(() => setScheme(scheme))

  test('every text has a contrast of 4.5 : 1', async () => {
    const expectContrast = (element: HTMLElement) =>
      expect(contrastOf(element), element.outerHTML).toBeGreaterThanOrEqual(4.5)
    for (const options of [{}, { busy: true }, { disabled: true }, { count: 5 }, { page: 1 }])
      texts(show(options)).forEach(expectContrast)
    for (const element of controls(show())) {
      await hover(element)
      expectContrast(element)
    }
  })

  test('a busy Content has a line above it, in the color of its text, which stays as readable as it was', () => {
    const content = show({ busy: true }).nextElementSibling as HTMLElement
    content.style.color = '#767676'
    expect(getComputedStyle(content).boxShadow).toBe('rgb(118, 118, 118) 0px -2px 0px 0px')
    expect(contrast([...behind(content), '#767676'], behind(content))).toBe(contrastOf(content))
  })

  test('the current page and the border of a field have a contrast of 3 : 1', () => {
    const root = show()
    const current = background(part(root, 'item', '[data-selected]'))
    expect(contrast([...behind(root), current], behind(root))).toBeGreaterThan(3)
    for (const field of [part(root, 'page-input'), part(root, 'page-size-select')]) {
      const border = getComputedStyle(field).borderTopColor
      expect(contrast([...behind(field), border], behind(field))).toBeGreaterThan(3)
      expect(getComputedStyle(field).borderTopStyle).toBe('solid')
    }
  })

  test('a hovered control looks different, unless it is disabled or the current page', async () => {
    const root = show({ page: 1 })
    for (const element of root.querySelectorAll('[data-part=item], [data-part$=-trigger]')) {
      const before = background(element)
      await hover(element)
      const isInert = element.matches('[data-disabled], [data-selected]')
      expect(background(element) === before, element.outerHTML).toBe(isInert)
    }
  })

  test('a disabled control looks different', () => {
    const [enabled, disabled] = [show(), show({ disabled: true })]
    controls(disabled).forEach((element, index) => {
      const colors = (one: Element) => look(one, ['color', 'backgroundColor'])
      expect(colors(element), element.outerHTML).not.toEqual(colors(controls(enabled)[index] as HTMLElement))
      expect(look(element, ['cursor', 'opacity'])).toEqual({ cursor: 'default', opacity: '1' })
    })
    // The current page still differs from the others.
    expect(background(part(disabled, 'item', '[data-selected]'))).not.toBe(background(part(disabled, 'item')))
  })

  test('the options of a select have the colors of the page, whatever the text around them', () => {
    const root = show()
    root.style.setProperty('--dogear-text', '#888')
    const { color, backgroundColor } = getComputedStyle(part(root, 'page-size-select').firstElementChild as Element)
    expect([color, backgroundColor]).toEqual([systemColor('CanvasText'), systemColor('Canvas')])
  })

  test('focus has a ring of 2 px with a contrast of 3 : 1', async () => {
    const root = show({ defaultPage: 5 })
    for (const element of controls(root)) {
      await userEvent.tab()
      expect(document.activeElement).toBe(element)
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
      expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '2px'])
      expect(contrast([...behind(root), outlineColor], behind(root))).toBeGreaterThan(3)
    }
  })
})

test('controls are large, and never smaller than 24 px', () => {
  for (const width of [240, 320, 1200]) {
    for (const least of [32, 24]) {
      page.style.width = `${width}px`
      const root = show()
      if (least === 24) root.style.setProperty('--dogear-size', '1rem')
      for (const element of controls(root)) {
        const { width, height } = element.getBoundingClientRect()
        expect(Math.min(width, height), element.outerHTML).toBeGreaterThanOrEqual(least)
      }
    }
  }
})

test.for([240, 320, 390, 640, 680, 760, 1200])('fits a container that is %i px wide', async (width) => {
  page.style.width = `${width}px`
  for (const options of [{}, { dir: 'rtl' as const }, { count: 9990, page: 500 }]) {
    for (const first of ['status', 'page-input', 'page-size-select']) {
      const root = show(options)
      root.prepend(part(root, first).closest('label') ?? part(root, first))
      const list = part(root, 'list')
      await expect.poll(() => list.scrollWidth - list.clientWidth).toBeLessThanOrEqual(0)
      for (const element of root.querySelectorAll('[data-scope]')) {
        const { left, right } = element.getBoundingClientRect()
        expect(left, element.outerHTML).toBeGreaterThanOrEqual(0)
        expect(right, element.outerHTML).toBeLessThanOrEqual(width)
      }
      const names = ['first-trigger', 'prev-trigger', 'list', 'next-trigger', 'last-trigger']
      const middles = names.map((name) => middleOf(part(root, name)))
      // A FitList is a little taller, by an amount that depends on the font.
      expect(Math.max(...middles) - Math.min(...middles), 'A list and its triggers are on one line.').toBeLessThan(1)
      root.remove()
    }
  }
})

test('a Status between two triggers is on their line', () => {
  for (const width of [240, 640, 1200]) {
    page.style.width = `${width}px`
    const shown = showOnly(['prev-trigger', 'status', 'next-trigger'])
    expect(new Set(shown.map(middleOf)).size, `at ${width} px`).toBe(1)
    expect(shown[1]?.offsetWidth).toBeLessThan(160)
  }
})

test('triggers without a list take only their own room', () => {
  page.style.width = '320px'
  const shown = showOnly(['page-size-select', 'first-trigger', 'prev-trigger', 'next-trigger', 'last-trigger'])
  expect(new Set(shown.map(middleOf)).size).toBe(1)
  const [, ...triggers] = shown.map((element) => element.getBoundingClientRect().left)
  expect(triggers.map((left) => left - (triggers[0] as number))).toEqual([0, 44, 88, 132])
})

test('a Status is beside the pages if there is room for all, and above them otherwise', () => {
  for (const width of [630, 1200]) {
    page.style.width = `${width}px`
    const root = show()
    const isBeside =
      part(root, 'status').getBoundingClientRect().bottom > part(root, 'list').getBoundingClientRect().top
    expect(isBeside, `at ${width} px`).toBe(width === 1200)
  }
})

test('the width of a FitList does not depend on its entries', () => {
  for (const width of [320, 1200]) {
    page.style.width = `${width}px`
    const list = part(show(), 'list')
    const before = list.getBoundingClientRect().width
    expect(before).toBeGreaterThan(100)
    list.replaceChildren(list.firstElementChild as Element)
    expect(list.getBoundingClientRect().width).toBe(before)
  }
})

test('without pages, nothing is between the triggers', () => {
  const root = show({ count: 0 })
  expect(part(root, 'list').children).toHaveLength(0)
  const [prev, next] = ['prev-trigger', 'next-trigger'].map((name) => part(root, name).getBoundingClientRect())
  expect(Number(next?.left) - Number(prev?.right)).toBe(4)
})

test('in a FitList, an entry is only as wide as its own number', async () => {
  const list = showFitList({ count: 1_000_000, defaultPage: 1 })
  await nextFrame()
  expect(list.firstElementChild?.getBoundingClientRect().width).toBe(40)
  expect(list.lastElementChild?.getBoundingClientRect().width).toBeGreaterThan(50)
})

test('a FitList in a flex container has all the room', () => {
  const root = show()
  root.nextElementSibling?.remove()
  page.style.display = 'flex'
  expect(root.offsetWidth).toBe(1000)
})

test('entries are equally wide, whatever their number', () => {
  const list = part(show({ page: 10, siblingCount: 0 }, { isFit: false }), 'list')
  for (const entry of list.children) expect(entry.getBoundingClientRect().width).toBe(40)
})

test('entries of a List shrink to 24 px before it wraps', () => {
  page.style.width = '400px'
  const list = part(show({}, { isFit: false }), 'list')
  const entries = [...list.children].map((entry) => entry.getBoundingClientRect())
  expect(new Set(entries.map(({ top }) => top)).size).toBe(1)
  expect(Math.min(...entries.map(({ width }) => width))).toBeLessThan(32)
  page.style.width = '360px'
  expect(list.lastElementChild?.getBoundingClientRect().top).toBeGreaterThan(entries[0]?.bottom ?? Number.NaN)
  expect(Math.min(...controls(list).map((control) => control.offsetWidth))).toBeGreaterThanOrEqual(24)
})

test('right to left is the mirror image', () => {
  const boxes = (dir: 'ltr' | 'rtl') =>
    Array.from(show({ dir }).querySelectorAll('[data-scope]:not(option)'), (element) => {
      const { left, right } = element.getBoundingClientRect()
      return (dir === 'ltr' ? left : 1000 - right).toFixed(1)
    })
  expect(boxes('rtl')).toEqual(boxes('ltr'))
})

test('a Status is aligned as its root, whatever the direction of its text', () => {
  const alignments = (['ltr', 'rtl'] as const).map((dir) => getComputedStyle(part(show({ dir }), 'status')).textAlign)
  expect(alignments).toEqual(['left', 'right'])
})

test('links look like buttons', () => {
  for (const disabled of [false, true]) {
    const [inButtons, inLinks] = [show({ disabled }), show({ disabled, ...links })]
    const looks = [inButtons, inLinks].map((root) =>
      controls(root).map((element) => {
        const { width, height, left } = element.getBoundingClientRect()
        const styles = ['color', 'backgroundColor', 'fontFamily', 'fontSize', 'fontWeight', 'cursor'] as const
        return { width, height, left, ...look(element, [...styles, 'textDecorationLine', 'borderTopWidth']) }
      }),
    )
    expect(inLinks.querySelectorAll('a')).toHaveLength(10)
    expect(looks[1]).toEqual(looks[0])
  }
})

test('in forced colors the current page has an edge, and disabled controls are gray', async () => {
  preferences.push({ name: 'forced-colors', value: 'active' })
  await emulate()
  const root = show({ page: 1 })
  const current = getComputedStyle(part(root, 'item', '[data-selected]'))
  expect([current.borderTopWidth, current.borderTopStyle]).toEqual(['2px', 'solid'])
  expect(current.borderTopColor).not.toBe(systemColor('Canvas'))
  expect(getComputedStyle(part(root, 'item', '[data-index="2"]')).borderTopWidth).toBe('0px')
  for (const nav of [root, show({ page: 1, ...links })]) {
    expect(getComputedStyle(part(nav, 'prev-trigger')).color).toBe(systemColor('GrayText'))
    expect(getComputedStyle(part(nav, 'next-trigger')).color).not.toBe(systemColor('GrayText'))
  }

  for (const field of [part(root, 'page-input'), part(root, 'page-size-select')]) {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(field)
    expect([borderTopWidth, borderTopStyle]).toEqual(['1px', 'solid'])
    expect(borderTopColor).not.toBe(systemColor('Canvas'))
  }
  for (const element of controls(root).filter((control) => !control.hasAttribute('data-disabled'))) {
    element.focus({ focusVisible: true } as FocusOptions)
    const { outlineStyle, outlineColor } = getComputedStyle(element)
    expect(outlineStyle).toBe('solid')
    expect(outlineColor).not.toBe(systemColor('Canvas'))
  }
})

test.for<[string, PaginationOptions, string, keyof CSSStyleDeclaration, string]>([
  ['digits are equally wide', {}, 'list', 'fontVariantNumeric', 'tabular-nums'],
  ['the current page differs in more than its color', {}, 'item][data-selected', 'fontWeight', '600'],
  ['the current page differs in more than its color', {}, 'item]:not([data-selected])[data-index', 'fontWeight', '400'],
  ['two quick touches of an Item do not zoom', {}, 'item', 'touchAction', 'manipulation'],
  ['two quick touches of a trigger do not zoom', {}, 'next-trigger', 'touchAction', 'manipulation'],
  ['two quick touches of an ellipsis do not zoom', {}, 'ellipsis-trigger', 'touchAction', 'manipulation'],
  ['a busy pagination says so with the pointer', { busy: true }, 'next-trigger', 'cursor', 'progress'],
  ['a pagination that is not busy does not', {}, 'next-trigger', 'cursor', 'pointer'],
  ['the Content of a busy pagination keeps its contrast', { busy: true }, 'content', 'opacity', '1'],
  ['the Content of a pagination that is not busy has no line', {}, 'content', 'boxShadow', 'none'],
  ['a single page is not highlighted', { count: 5 }, 'item', 'backgroundColor', 'rgba(0, 0, 0, 0)'],
  ['the list of a single page is as wide as its Item', { count: 5 }, 'list', 'width', '40px'],
])('%s', ([_title, options, name, property, value]) => {
  show(options)
  expect(getComputedStyle(page.querySelector(`[data-part=${name}]`) as Element)[property]).toBe(value)
})

test('nothing moves if the user prefers reduced motion', async () => {
  const durations = () => new Set(controls(show()).map((element) => getComputedStyle(element).transitionDuration))
  expect(durations()).toEqual(new Set(['0s']))
  preferences = []
  await emulate()
  expect(durations()).toEqual(new Set(['0.12s']))
  expect(getComputedStyle(part(show(), 'item')).transitionProperty).toBe('background-color, box-shadow')
})

test('on a screen without hover, no control stays highlighted after a touch', async () => {
  decide('(hover: hover)', false)
  for (const element of controls(show())) {
    const before = background(element)
    await hover(element)
    expect(background(element), element.outerHTML).toBe(before)
  }
})

test('without scripts, a FitList wraps instead of overflowing', () => {
  page.style.width = '240px'
  const list = part(show({}, { isFit: false }), 'list')
  list.dataset.fit = ''
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  decide('(scripting: none)', true)
  expect(list.scrollWidth).toBe(list.clientWidth)
})

test.for([320, 600, 900, 1280])('a FitList in %i px is as long as it has room, whatever its digits', async (width) => {
  page.style.width = `${width}px`
  for (const count of [100, 12_345, 1_200_000, 1_000_000_000]) {
    for (const number of [String, new Intl.NumberFormat('ar-EG').format]) {
      for (const names of [[], ['status', 'page-size-select', 'page-input'], ['page-size-select']]) {
        const options = { count, page: Math.ceil(count / 20), translations: { number } }
        const list = showFitList(options, names.length === 1 ? { before: names } : { after: names })
        await nextFrame()
        const info = `${count} items and ${names}`
        if (width >= 900 || (width === 600 && count < 1e6)) expect(list.children, info).toHaveLength(7)
        expect(list.scrollWidth - list.clientWidth, info).toBeLessThanOrEqual(0)
        for (const control of list.querySelectorAll('li > *'))
          expect(control.scrollWidth - control.clientWidth, info).toBeLessThanOrEqual(0)
        const [prev, next] = ['prev-trigger', 'next-trigger'].map((name) => part(page, name).getBoundingClientRect())
        const { left, right, top } = list.getBoundingClientRect()
        expect([left - Number(prev?.right), Number(next?.left) - right]).toEqual([4, 4])
        expect(Math.abs(Number(next?.top) - top)).toBeLessThan(1)
      }
    }
  }
})

test('a FitList that has room keeps its triggers in place on every page', async () => {
  const positions = new Set<number | undefined>()
  for (const defaultPage of [1, 2, 50_000, 99_999, 100_000]) {
    showFitList({ count: 1_000_000, defaultPage })
    await nextFrame()
    positions.add(part(page, 'next-trigger').getBoundingClientRect().left)
  }
  expect(positions.size).toBe(1)
})

test('a FitList follows the font, although nothing else changes its size', async () => {
  page.style.width = '480px'
  const list = showFitList({ count: 1_000_000, defaultPage: 5000 })
  for (const [size, length] of [
    ['16px', 5],
    ['12px', 7],
    ['24px', 3],
    ['16px', 5],
  ] as const) {
    page.style.fontSize = size
    await nextFrame()
    // It is observed again.
    await nextFrame()
    expect(list.children, size).toHaveLength(length)
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  }
})

test('a trigger in another element is as wide as its content', () => {
  const root = show()
  const wrapper = add(root, 'div')
  wrapper.append(part(root, 'next-trigger'))
  expect(part(root, 'next-trigger').offsetWidth).toBe(40)
  expect(wrapper.offsetHeight).toBe(40)
})

test('a Content in the Root has a line of its own', () => {
  const root = show()
  const content = root.nextElementSibling as HTMLElement
  root.insertBefore(content, part(root, 'prev-trigger'))
  expect(content.offsetWidth).toBe(1000)
})

test('in a Root that is a block, nothing is shifted', () => {
  const root = show()
  root.replaceChildren(...['first-trigger', 'prev-trigger', 'list', 'next-trigger'].map((name) => part(root, name)))
  root.style.display = 'block'
  const lefts = [...root.children].map((child) => child.getBoundingClientRect().left)
  expect(lefts).toEqual([0, 40, 0, 0])
})

test('quick clicks on a control or an ellipsis select no text', () => {
  const root = show()
  for (const element of root.querySelectorAll('[data-part=item], [data-part|=ellipsis], [data-part$=-trigger]'))
    expect(getComputedStyle(element).userSelect).toBe('none')
  expect(getComputedStyle(part(root, 'status')).userSelect).toBe('auto')
})

test('a click on a control shows no focus ring', async () => {
  for (const element of controls(show({ defaultPage: 5 })).filter(({ localName }) => localName === 'button')) {
    await userEvent.click(element)
    expect(getComputedStyle(element).outlineStyle, element.outerHTML).toBe('none')
  }
})

test('a trigger without content has an icon, also in forced colors', async () => {
  const root = show()
  const icons = () =>
    ['first-trigger', 'prev-trigger', 'ellipsis-trigger', 'next-trigger', 'last-trigger'].map(
      (name) => getComputedStyle(part(root, name), '::before').content,
    )
  expect(icons()).toEqual(['none', 'none', 'none', 'none', 'none'])
  for (const element of root.querySelectorAll('[data-part$=-trigger]')) element.textContent = ''
  expect(icons()).toEqual(['"«"', '"‹"', '"…"', '"›"', '"»"'])
  preferences.push({ name: 'forced-colors', value: 'active' })
  await emulate()
  expect(getComputedStyle(part(root, 'next-trigger'), '::before').color).toBe(systemColor('ButtonText'))
})

test('on paper, the current page has an edge instead of a background, and there is nothing to click', async () => {
  const root = show({ defaultPage: 5 })
  await send(preferences, 'print')
  const current = part(root, 'item', '[data-selected]')
  expect(look(current, ['borderTopWidth', 'color', 'backgroundColor'])).toEqual({
    borderTopWidth: '2px',
    color: getComputedStyle(root).color,
    backgroundColor: 'rgba(0, 0, 0, 0)',
  })
  expect(getComputedStyle(part(root, 'next-trigger')).display).toBe('none')
  expect(part(root, 'ellipsis-trigger').offsetWidth).toBeGreaterThan(0)
  expect(getComputedStyle(part(root, 'list')).flexWrap).toBe('wrap')
})

test('items without a list are as close as in a list, and as wide as a trigger', () => {
  const root = show({}, { isFit: false })
  const items = [...root.querySelectorAll('[data-part=item]')]
  root.replaceChildren(...items)
  const boxes = items.map((item) => item.getBoundingClientRect())
  expect(new Set(boxes.map(({ width }) => width))).toEqual(new Set([40]))
  const gaps = boxes.slice(1).map(({ left }, index) => left - Number(boxes[index]?.right))
  expect(new Set(gaps)).toEqual(new Set([4]))
})

test('a rule without specificity overrides the theme', () => {
  const style = document.createElement('style')
  style.textContent = `:where(button, input, ul, nav) { color: #010203; background: #040506; border-radius: 7px }`
  const root = show()
  page.append(style)
  for (const element of [root, part(root, 'list'), part(root, 'item', '[data-selected]'), part(root, 'page-input')]) {
    expect(look(element, ['color', 'backgroundColor', 'borderRadius'])).toEqual({
      color: 'rgb(1, 2, 3)',
      backgroundColor: 'rgb(4, 5, 6)',
      borderRadius: '7px',
    })
  }
})

test('custom properties of any ancestor, and of a part, change the theme', () => {
  const root = show({ defaultPage: 5 })
  page.style.cssText += '; --dogear-accent: #010203; --dogear-size: 3rem; --dogear-gap: 1px; --dogear-radius: 50%'
  const [next, input] = [part(root, 'next-trigger'), part(root, 'page-input')]
  const current = part(root, 'item', '[data-selected]')
  expect(background(current)).toBe('rgb(1, 2, 3)')
  expect(getComputedStyle(next).borderRadius).toBe('50%')
  expect([next, input].map((element) => element.offsetHeight)).toEqual([48, 48])
  expect(next.getBoundingClientRect().left - part(root, 'list').getBoundingClientRect().right).toBe(1)
  current.style.setProperty('--dogear-accent', '#040506')
  expect(background(current)).toBe('rgb(4, 5, 6)')
})

test('elements that are not parts stay as they are', () => {
  page.innerHTML = `
    <div data-part="root"><ul data-part="list"><li data-part="list-item"><button data-part="item" data-selected>1</button></li></ul></div>
    <nav data-scope="tabs" data-part="root"><button data-scope="tabs" data-part="next-trigger" data-disabled>2</button></nav>
    <div data-busy data-single-page><input data-part="page-input"><div data-part="content" aria-busy="true">3</div></div>`
  const foreign = [...page.querySelectorAll('*')]
  const root = show({ busy: true })
  const content = root.nextElementSibling as HTMLElement
  content.innerHTML = '<p>Text</p><ul><li><button>1</button></li></ul><select><option>1</option></select>'
  const all = () => [...foreign, ...content.querySelectorAll('*')].map((element) => ({ ...getComputedStyle(element) }))
  const themed = all()
  theme.remove()
  const plain = all()
  expect(themed).toEqual(plain)
})

const links: PaginationOptions = { type: 'link', getPageUrl: ({ page }) => `#${page}` }

/** Renders every part, on page 5 of 10. */
function show(options: PaginationOptions = {}, { isFit = true } = {}): HTMLElement {
  const pagination = createPagination({ count: 100, defaultPage: 5, ...options }).get()
  const tag = options.type === 'link' ? 'a' : 'button'
  const root = add(page, 'nav', pagination.getRootProps())
  renderStatus(add(root, 'div'), pagination)
  add(root, tag, pagination.getFirstTriggerProps(), '«')
  add(root, tag, pagination.getPrevTriggerProps(), '‹')
  const list = add(root, 'ul')
  add(root, tag, pagination.getNextTriggerProps(), '›')
  add(root, tag, pagination.getLastTriggerProps(), '»')
  add(add(root, 'label', {}, 'Page '), 'input', getPageInputProps(pagination))
  renderPageSizeSelect(add(root, 'select'), pagination)
  add(page, 'div', getContentProps(pagination), 'Content')
  const render = isFit ? renderFitList : renderList
  render(list, pagination, {
    ellipsis({ index, value }, listItem) {
      listItem.replaceChildren()
      if (value === 'ellipsis-start') add(listItem, tag, getEllipsisTriggerProps(pagination, { index, value }), '…')
      else add(listItem, 'div', pagination.getEllipsisProps({ index }), '…')
    },
  })
  return root
}

/** Renders a FitList between two triggers without content, and other parts before or after them. */
function showFitList(
  options: PaginationOptions,
  { before = [], after = [] }: { before?: string[]; after?: string[] } = {},
) {
  page.replaceChildren()
  const pagination = createPagination(options).get()
  const root = add(page, 'nav', pagination.getRootProps())
  const addPart = (name: string) => {
    if (name === 'status') renderStatus(add(root, 'div'), pagination)
    else if (name === 'page-input') add(add(root, 'label', {}, 'Page '), 'input', getPageInputProps(pagination))
    else renderPageSizeSelect(add(root, 'select'), pagination)
  }
  before.forEach(addPart)
  add(root, 'button', pagination.getPrevTriggerProps())
  const list = add(root, 'ul')
  add(root, 'button', pagination.getNextTriggerProps())
  after.forEach(addPart)
  renderFitList(list, pagination)
  return list
}

function add<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, props: object = {}, text = '') {
  const element = parent.appendChild(document.createElement(tag))
  element.textContent = text
  applyProps(element, props as PartProps)
  return element
}

/** Renders a pagination with only these parts. */
function showOnly(names: readonly string[]): HTMLElement[] {
  const root = show()
  const parts = names.map((name) => part(root, name))
  root.replaceChildren(...parts)
  return parts
}

async function hover(element: Element) {
  await userEvent.hover(element, { force: true })
  expect(element.matches(':hover')).toBe(true)
}

/** Applies the theme as if a media query had this result. */
function decide(query: string, result: boolean) {
  theme.textContent = css.replaceAll(query, result ? 'all' : 'not all')
}

const part = (root: HTMLElement, name: string, state = '') =>
  root.querySelector(`[data-part=${name}]${state}`) as HTMLElement

const controls = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-part=item], [data-part$=-trigger], [data-part|=page]'),
]

const texts = (root: HTMLElement) => [
  ...controls(root),
  ...root.querySelectorAll<HTMLElement>('[data-part=ellipsis], [data-part=status]'),
  root.nextElementSibling as HTMLElement,
]

const look = <Name extends keyof CSSStyleDeclaration>(element: Element, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, getComputedStyle(element)[name]]))

const background = (element: Element) => getComputedStyle(element).backgroundColor

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

function setScheme(scheme: 'light' | 'dark') {
  page.style.colorScheme = scheme
  page.style.color = 'CanvasText'
  page.style.background = 'Canvas'
}

const emulate = () => send(preferences)

const send = (features: object[], media = '') =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features,
    media,
  })

/** Resolves after the next frame has been painted, with its observers. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function systemColor(name: string) {
  const probe = page.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
