import { vi } from 'vitest'
import { press } from './pointer.js'

/** What can be around a pagination. */
export interface Surrounding {
  /** Its markup. Tests render in `.body`. If there is a `.scroller`, that scrolls instead of the window. */
  readonly html: string
  /** Called with its outermost element. */
  readonly open?: (element: HTMLElement) => unknown
  /** The suites whose rules run in it, besides those about feedback, because it may change what they say. Default none. */
  readonly rules?: readonly ('focus' | 'lists')[]
  /** Tests that can't hold in it, by a part of their full title, and why. */
  readonly except?: Readonly<Record<string, string>>
}

/** What all surroundings leave out. */
const ofPage = {
  warns: 'A page warns once, so only the first surrounding would see it.',
  ' > a Status > ': 'These tests bring their own surroundings.',
  'if the user can scroll the page': 'These tests change how the page around everything scrolls.',
}
const ofViewport = {
  'with a body that is shorter than the page':
    'The overflow of a body becomes that of the window, which doesn’t scroll here.',
}
/** What depends on where text and boxes begin. */
const ofDirection = {
  'a shell that clips sideways': 'The panel overflows to the right, where a page from right to left doesn’t scroll.',
  'when the user presses a link in an SVG': 'The text is outside of its SVG, to the left.',
}
const ofZoom = {
  'inside a card that clips':
    'What only code can scroll is made up for in pixels that aren’t zoomed, so the start is a little too low.',
}
/** What can't hold while parts fade out. */
const ofFading = {
  'when focus moves to a link': 'Vanilla code moves the field behind what fades out, which no framework does.',
  'mounted after a request for the page before':
    'A Content that fades out shows the page before, so a request for it changes nothing.',
  'stays, mounted again long after its result': 'A Content that fades out is in the page together with the next one.',
  'the Status is removed': 'A Status that fades out is in the page, and announces.',
  'the Status comes back after': 'A Status that fades out shows the page before, so a request for it changes nothing.',
  'if its Item is removed, and nothing else is left':
    'What is inert may come back, so focus waits on the Root for any control.',
}

/** The tests that a surrounding leaves out, and why. */
export const exceptionsOf = ({ html, open, except }: Surrounding): Surrounding['except'] & object => ({
  ...ofPage,
  ...(/scroller/.test(`${html} ${open}`) && ofViewport),
  ...except,
})

const full =
  'style="box-sizing: border-box; width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0; margin: 0; overflow: auto"'
const body = '<div class="body"></div>'
const shadow = (html: string) => `<div><template shadowrootmode="open">${html}</template></div>`
const root = document.documentElement

export const surroundings: Readonly<Record<string, Surrounding>> = {
  'a shadow root': { html: shadow(body), rules: ['focus'] },
  'a shadow root inside another': { html: shadow(`<section>${shadow(body)}</section>`) },
  'a modal dialog': {
    rules: ['focus'],
    html: `<dialog class="scroller" ${full}>${body}</dialog>`,
    open: (dialog) => (dialog as HTMLDialogElement).showModal(),
  },
  'a modal dialog around a shadow root': {
    html: `<dialog class="scroller" ${full}>${shadow(body)}</dialog>`,
    open: (dialog) => (dialog as HTMLDialogElement).showModal(),
  },
  'an element in fullscreen': {
    html: `<section class="scroller" ${full}>${body}</section>`,
    async open(section) {
      // Browsers allow it only after the user has done something.
      await press('{Shift}')
      await section.requestFullscreen()
    },
  },
  'a popover': {
    html: `<div popover class="scroller" ${full}>${body}</div>`,
    open: (popover) => popover.showPopover(),
  },
  'a frame': {
    rules: ['focus', 'lists'],
    html: '<iframe style="display: block; border: 0; width: 100%; height: 100vh"></iframe>',
    open(frame) {
      const { contentDocument } = frame as HTMLIFrameElement
      contentDocument?.open()
      contentDocument?.write(`<!doctype html>${body}`)
      contentDocument?.close()
    },
  },
  'an app shell that clips': {
    html: `<div style="position: relative; height: 100vh; overflow: hidden; display: grid; grid-template-rows: 60px minmax(0, 1fr)">
      <header>App</header><main class="scroller" style="overflow: auto">${body}</main>
      <aside style="position: absolute; left: 100%; top: 100%; width: 200px; height: 200px">Panel</aside></div>`,
  },
  'a body that scrolls': {
    html: body,
    open() {
      root.style.cssText = 'height: 100%; overflow: hidden'
      document.body.style.cssText = 'height: 100%; overflow: auto'
      document.body.className = 'scroller'
    },
  },
  'a parent with a position and a transform': {
    rules: ['lists'],
    html: '<div class="body" style="position: relative; transform: translateX(10px); width: 90%"></div>',
  },
  'a page from right to left': {
    html: body,
    open: () => root.setAttribute('dir', 'rtl'),
    rules: ['lists'],
    except: ofDirection,
  },
  'a zoomed page': { html: body, open: () => root.style.setProperty('zoom', '1.25'), rules: ['lists'], except: ofZoom },
  'a parent that fades parts in and out': { html: body, open: fade, except: ofFading, rules: ['focus'] },
}

/** As Svelte's transitions do: what is removed becomes inert at once, and leaves later. What stays keeps focus when it moves. */
function fade() {
  const { remove, insertBefore } = Element.prototype
  vi.spyOn(Element.prototype, 'remove').mockImplementation(function leave(this: Element) {
    const part = this as HTMLElement
    if (!part.matches('.body [data-part]:not([data-part=list])')) return remove.call(part)
    if (part.inert) return
    part.inert = true
    part.classList.add('leaving')
    part.style.position = 'absolute'
    part.animate({ opacity: [1, 0] }, 100).onfinish = () => remove.call(part)
  })
  vi.spyOn(Element.prototype, 'insertBefore').mockImplementation(function move<Moved extends Node>(
    this: Node & { moveBefore?(node: Node, before: Node | null): void },
    node: Moved,
    before: Node | null,
  ) {
    if (node.parentNode !== this) return insertBefore.call(this, node, before) as Moved
    this.moveBefore?.(node, before)
    return node
  })
}
