import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followStatus } from './announcements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('load-more')

const { href } = location
const openAt = (url: string) => history.replaceState(null, '', url)
beforeEach(() => openAt('/?sort=name'))
afterEach(() => openAt(href))

const focused = () => document.activeElement?.textContent?.trim()

/** Not `history.length`, which stays at 50 once there are so many entries. */
function spyOnPush() {
  const pushed = vi.spyOn(history, 'pushState')
  onTestFinished(() => pushed.mockRestore())
  return pushed
}

async function show([path, sample]: (typeof samples)[number], length: number) {
  const container = showSample(path, sample)
  const controls = controlsOf(container)
  await expect.poll(() => controls.rows().length).toBe(length)
  return { ...controls, ...followStatus(container) }
}

test.for(samples)('%s appends a page and moves focus to its first item', async (sample) => {
  const { next, rows, text, announced, isOff } = await show(sample, 10)
  const pushed = spyOnPush()
  expect(text()).toBe('10 of 118 shown')
  expect(next().textContent?.trim()).toBe('Load more')
  expect(next().ariaLabel).toBe('Load more')

  await userEvent.click(next())
  await expect.poll(() => rows().length).toBe(20)
  await expect.poll(focused).toBe('Sodium')
  expect([text(), location.search]).toEqual(['20 of 118 shown', '?sort=name&page=2'])
  expect(pushed).toHaveBeenCalledOnce()
  await isOff()

  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows().length).toBe(30)
  await expect.poll(focused).toBe('Scandium')
  expect(rows()[0]?.trim()).toBe('Hydrogen')
  await isOff()
  expect(announced).toEqual(['20 of 118 shown', '30 of 118 shown'])
})

test.for(samples)('%s shows as much as before after Back, without moving focus', async (sample) => {
  const { next, rows, text, announced, isOff } = await show(sample, 10)
  await userEvent.click(next())
  await expect.poll(focused).toBe('Sodium')
  await userEvent.click(next())
  await expect.poll(focused).toBe('Scandium')
  await isOff()
  next().focus()

  history.back()
  await expect.poll(() => rows().length).toBe(20)
  expect([text(), location.search]).toEqual(['20 of 118 shown', '?sort=name&page=2'])
  history.forward()
  await expect.poll(() => rows().length).toBe(30)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(next())
  expect(announced).toEqual(['20 of 118 shown', '30 of 118 shown'])
})

test.for(samples)('%s removes the button at the end, without losing focus', async (sample) => {
  openAt('/?page=11')
  const { next, rows, announced, isOff } = await show(sample, 110)
  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows().length).toBe(118)
  await expect.poll(focused).toBe('Roentgenium')
  expect(next()).toBeNull()
  await isOff()
  expect(focused()).toBe('Roentgenium')
  expect(announced).toEqual(['118 of 118 shown'])
})

test.for(samples)('%s corrects an address past the end', async (sample) => {
  openAt('/?page=99')
  const pushed = spyOnPush()
  await show(sample, 118)
  await expect.poll(() => location.search).toBe('?page=12')
  expect(pushed).not.toHaveBeenCalled()
})
