import { vi } from 'vitest'
import { ofDirection, ofFading, ofViewport, ofZoom } from './exceptions.js'
import type { Surrounding } from './place.js'
import { press } from './pointer.js'

const full =
  'style="box-sizing: border-box; width: 100%; height: 100%; max-width: none; max-height: none; padding: 0; border: 0; margin: 0; overflow: auto"'
const body = '<div class="body"></div>'
const shadow = (html: string) => `<div><template shadowrootmode="open">${html}</template></div>`
const root = document.documentElement

export const surroundings: Readonly<Record<string, Surrounding>> = {
  'a shadow root': { html: shadow(body), rules: ['feedback', 'focus'] },
  'a shadow root inside another': { html: shadow(`<section>${shadow(body)}</section>`) },
  'a modal dialog': {
    rules: ['feedback', 'focus'],
    except: ofViewport,
    html: `<dialog class="scroller" ${full}>${body}</dialog>`,
    open: (dialog) => (dialog as HTMLDialogElement).showModal(),
  },
  'a modal dialog around a shadow root': {
    rules: ['feedback'],
    except: ofViewport,
    html: `<dialog class="scroller" ${full}>${shadow(body)}</dialog>`,
    open: (dialog) => (dialog as HTMLDialogElement).showModal(),
  },
  'an element in fullscreen': {
    rules: ['feedback'],
    except: ofViewport,
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
    rules: ['feedback', 'focus', 'lists'],
    html: '<iframe style="display: block; border: 0; width: 100%; height: 100vh"></iframe>',
    open(frame) {
      const { contentDocument } = frame as HTMLIFrameElement
      contentDocument?.open()
      contentDocument?.write(`<!doctype html>${body}`)
      contentDocument?.close()
    },
  },
  'an app shell that clips': {
    rules: ['feedback'],
    except: ofViewport,
    html: `<div style="position: relative; height: 100vh; overflow: hidden; display: grid; grid-template-rows: 60px minmax(0, 1fr)">
      <header>App</header><main class="scroller" style="overflow: auto">${body}</main>
      <aside style="position: absolute; left: 100%; top: 100%; width: 200px; height: 200px">Panel</aside></div>`,
  },
  'a body that scrolls': {
    rules: ['feedback'],
    except: ofViewport,
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
    rules: ['feedback', 'lists'],
    except: ofDirection,
  },
  'a zoomed page': {
    html: body,
    open: () => root.style.setProperty('zoom', '1.25'),
    rules: ['feedback', 'lists'],
    except: ofZoom,
  },
  'a parent that fades parts in and out': { html: body, open: fade, except: ofFading, rules: ['feedback', 'focus'] },
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
