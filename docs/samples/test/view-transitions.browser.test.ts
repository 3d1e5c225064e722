import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { samplesNamed } from './samples'
import { expectSilentConsole } from './silent-console'

const samples = await samplesNamed('view-transitions')

const { href } = location
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => history.replaceState(null, '', href))
expectSilentConsole()

/** Presses a control, and waits for React, but not for a frame. */
async function press(control: HTMLElement) {
  control.click()
  await Promise.resolve()
}

test.for(samples)('%s animates rows without losing a press, focus, scrolling or the announcement', async ([, show]) => {
  const announced = vi.spyOn(Element.prototype, 'attachShadow')
  const started = vi.spyOn(document, 'startViewTransition')
  const transition = (): ViewTransition => started.mock.results.at(-1)?.value
  const { container, next, firstRow, isBusy, status } = show()
  await expect.poll(firstRow).toBe('Hydrogen')
  container.style.paddingBottom = '3000px'
  window.scrollTo(0, 100)
  next().focus()
  for (const _beforeThePicture of [1, 2, 3]) await press(next())
  expect([location.search, firstRow(), isBusy()]).toEqual(['?page=4', 'Hydrogen', true])
  await transition().ready
  expect(document.getAnimations()).toContainEqual(
    expect.objectContaining({ animationName: '-ua-view-transition-fade-out' }),
  )
  expect([firstRow(), status(), document.activeElement]).toEqual(['Gallium', '31–40 of 118', next()])
  await expect.poll(() => container.querySelector('[data-part=content]')?.getBoundingClientRect().top).toBe(0)
  await expect.poll(() => announced.mock.calls.length).toBe(1)
  await expect.poll(() => document.querySelectorAll('body > [aria-live=polite]')).toHaveLength(1)

  await press(next())
  await transition().updateCallbackDone
  expect(firstRow()).toBe('Niobium')
  await transition().ready
  for (const animation of document.getAnimations()) animation.pause()
  // At its place on the screen, whatever covers it.
  await userEvent.click(next(), { force: true })
  expect([location.search, document.activeElement]).toEqual(['?page=6', next()])
  await expect.poll(firstRow).toBe('Antimony')
  history.back()
  await expect.poll(firstRow).toBe('Niobium')
  expect(started).toHaveBeenCalledTimes(5)
})

test.for(samples)('%s only changes the page with reduced motion, and without the API', async ([, show]) => {
  const { next, firstRow } = show()
  await expect.poll(firstRow).toBe('Hydrogen')
  const { startViewTransition } = Document.prototype
  onTestFinished(() => void Object.assign(Document.prototype, { startViewTransition }))
  const preferMotion = (value: string) =>
    // @ts-expect-error: its type is in a package that only the root has.
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await preferMotion('reduce')
  await press(next())
  expect(firstRow()).toBe('Sodium')
  await preferMotion('no-preference')
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  await press(next())
  expect(firstRow()).toBe('Scandium')
})
