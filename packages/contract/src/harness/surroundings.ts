import { expect } from 'vitest'
import { click } from './pointer.js'
import { createElement } from './renderer.js'

/** An element in the document or in an open shadow tree. */
export const deepFind = (selector: string, root: ParentNode = document.body): Element | undefined =>
  root.querySelector(selector) ??
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot && deepFind(selector, shadowRoot)) ?? [])[0]

/** An element and what is around it, slots and hosts included. */
export function pathOf(element: Element): readonly EventTarget[] {
  let path: EventTarget[] = []
  const record = (event: Event) => {
    path = event.composedPath()
  }
  addEventListener('probe', record, { once: true })
  element.dispatchEvent(new Event('probe', { bubbles: true, composed: true }))
  return path
}

/** Shows a `dialog` as modal, and any other element in fullscreen, which needs a click. */
export async function confineTo(element: Element) {
  if (element instanceof HTMLDialogElement) return element.showModal()
  const button = createElement('button', 'width: 9px; height: 9px')
  button.addEventListener('click', () => element.requestFullscreen())
  await click(button)
  await expect.poll(() => element.matches(':fullscreen')).toBe(true)
  button.remove()
}

export const inShadow = (content: string) => `<template shadowrootmode="open">${content}</template>`

/** What a screen reader is confined to, a `dialog` or a `section`. The app is in `main`. */
export const surroundings: [what: string, html: string][] = [
  ['a modal dialog', '<dialog><main></main></dialog>'],
  ['a modal dialog, in a shadow root', `<dialog><article>${inShadow('<main></main>')}</article></dialog>`],
  [
    'a modal dialog of a component, in its slot',
    `<article>${inShadow('<dialog><slot></slot></dialog>')}<main></main></article>`,
  ],
  ['a fullscreen element', '<section><main></main></section>'],
  ['a fullscreen element of a shadow root', `<article>${inShadow('<section><main></main></section>')}</article>`],
  ['a fullscreen host', `<section>${inShadow('<main></main>')}</section>`],
  [
    'the slot of a fullscreen element',
    `<article>${inShadow('<section><slot></slot></section>')}<main></main></article>`,
  ],
  ['a dialog among what is inert', '<p inert></p><section role="dialog"><main></main></section>'],
  ['a popover', '<article popover><main></main></article>'],
  ['an alert among what is inert', '<p inert></p><section role="alertdialog"><main></main></section>'],
]

/** Pages that exactly fit the window, or scroll in their body or a dialog. The app is in `main`. */
export const pages: [what: string, style: string, html?: string][] = [
  ['100vh high', 'main { height: 100vh }'],
  [
    'as high as everything in its body',
    'body > * { height: 100vh; padding-top: 20px } main { height: calc(100vh - 20px) }',
  ],
  ['high, and scrolls in its body', 'html { overflow: hidden } body { overflow: auto } main { height: 300vh }'],
  ['read from right to left', 'html { direction: rtl } main { height: 100vh }'],
  [
    'transformed, and has padding',
    'body { padding: 20px 20px 0; transform: translate(0) } main { height: calc(100dvh - 20px) }',
  ],
  ['positioned', 'body { position: relative; overflow: auto } main { height: 100vh }'],
  [
    'covered by a modal dialog of its height',
    'dialog { width: 100%; max-width: none; height: 100%; max-height: none; padding: 0 } main { height: 100% }',
    '<dialog><main></main></dialog>',
  ],
  [
    'covered by a modal dialog that is smaller than the text',
    'dialog { width: 9px; height: 9px; padding: 0; overflow: auto } main { height: 9px; overflow: hidden }',
    '<dialog><main></main></dialog>',
  ],
]

/** Where everything around the app is, and how far it scrolls. */
export const measure = () =>
  [...document.querySelectorAll('html, body, dialog, main')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollTop, scrollLeft } = element
    return [
      element.tagName,
      x,
      y,
      width,
      height,
      scrollWidth,
      scrollHeight,
      clientWidth,
      clientHeight,
      scrollTop,
      scrollLeft,
    ]
  })
