import { configure, screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectSilentConsole } from './harness/console.js'
import { controlTypes, preventClicks } from './harness/controls.js'
import type { Scene } from './harness/scene.js'
import { type SceneProps, sceneOf } from './harness/server-scenes.js'

/** Renders a scene the way the tests of an app do, and removes it after the test. */
export type RenderScene = (scene: Scene) => unknown

/** Tests what the tests of an app rely on, without a browser: in jsdom and happy-dom. */
export function describeConsumer(name: string, render: RenderScene): void {
  describe.for(controlTypes)(`${name} in the tests of an app, with %s`, ([, options]) => {
    const role = options.type ?? 'button'
    const onPageChange = vi.fn()
    const control = (name: string) => screen.getByRole(role, { name })
    const currentPage = (name: string) => screen.findByRole(role, { name, current: 'page' })
    const open = (props: SceneProps = {}) => {
      render(sceneOf({ count: 100, onPageChange, ...options, ...props }))
      return userEvent.setup()
    }

    expectSilentConsole()
    beforeEach(() => {
      // The default of a second is too short on a busy machine.
      configure({ asyncUtilTimeout: 60_000 })
      location.hash = ''
    })
    afterEach(() => onPageChange.mockReset())

    test('a click on Next shows the next page', async () => {
      const user = open()
      await user.click(control('next page'))
      await currentPage('page 2')
      expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10 })
    })

    test('a click on an Item shows its page, and Previous continues from there', async () => {
      const user = open()
      await user.click(control('page 4'))
      await currentPage('page 4')
      await user.click(control('previous page'))
      await currentPage('page 3')
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([4, 3])
    })

    test('a click that a router prevents shows the page', async () => {
      preventClicks()
      const user = open()
      await user.click(control('page 4'))
      await currentPage('page 4')
      expect(location.hash).toBe('')
    })

    test('Enter changes the page, and the control keeps focus', async () => {
      const user = open({ defaultPage: 5 })
      control('next page').focus()
      await user.keyboard('{Enter}')
      await currentPage('page 6')
      expect(document.activeElement).toBe(control('next page'))
    })

    test.for([
      ['next page', 'last page, page 10', 9],
      ['previous page', 'page 1', 2],
    ] as const)('focus moves to the current Item when %s becomes disabled', async ([name, current, defaultPage]) => {
      const user = open({ defaultPage })
      control(name).focus()
      await user.keyboard('{Enter}')
      const item = await currentPage(current)
      await expect.poll(() => document.activeElement).toBe(item)
    })

    test('focus moves in a window that has replaced another one, as between two test files', async () => {
      const view = document.defaultView as Window & typeof globalThis
      const Original = view.MutationObserver
      let isClosed = false
      // That of a window whose observers are silent once it is closed.
      view.MutationObserver = class extends Original {
        constructor(callback: MutationCallback) {
          super((...changes) => !isClosed && callback(...changes))
        }
      }
      const user = open({ defaultPage: 9 })
      control('previous page').focus()
      isClosed = true
      view.MutationObserver = Original
      control('next page').focus()
      await user.keyboard('{Enter}')
      const item = await currentPage('last page, page 10')
      await expect.poll(() => document.activeElement).toBe(item)
    })

    test('a FitList shows all entries, because nothing is laid out', async () => {
      const user = open({ defaultPage: 5, list: 'fit' })
      await user.click(control('page 6'))
      await currentPage('page 6')
      expect(screen.getAllByRole('listitem')).toHaveLength(5)
      control('page 7')
    })

    test('a controlled page is requested, but not shown until the parent accepts it', async () => {
      const user = open({ page: 1 })
      await user.click(control('page 3'))
      await expect.poll(() => onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 10 }]])
      await currentPage('page 1')
    })
  })
}
