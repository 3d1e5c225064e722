import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Show, samplesNamed } from './samples'

const samples = await samplesNamed('load-more')

const { href } = location
const openAt = (url: string) => history.replaceState(null, '', url)
beforeEach(() => openAt('/?sort=name'))
afterEach(() => openAt(href))

/** Not `history.length`, which stays at 50 once there are so many entries. */
function spyOnPush() {
  const pushed = vi.spyOn(history, 'pushState')
  onTestFinished(() => pushed.mockRestore())
  return pushed
}

async function open(show: Show, length: number) {
  const controls = show()
  await expect.poll(controls.rows).toHaveLength(length)
  return controls
}

test.for(samples)('%s appends pages, moves focus to their first item, and not after Back', async ([, show]) => {
  const { next, rows, status, focused } = await open(show, 10)
  const pushed = spyOnPush()
  expect([status(), next().textContent.trim(), next().ariaLabel]).toEqual(['10 of 118 shown', 'Load more', 'Load more'])
  await userEvent.click(next())
  await expect.poll(rows).toHaveLength(20)
  await expect.poll(focused).toBe('Sodium')
  expect([status(), location.search]).toEqual(['20 of 118 shown', '?sort=name&page=2'])
  expect(pushed).toHaveBeenCalledOnce()

  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toHaveLength(30)
  await expect.poll(focused).toBe('Scandium')
  expect(rows()[0]).toBe('Hydrogen')

  next().focus()
  history.back()
  await expect.poll(rows).toHaveLength(20)
  expect([status(), location.search]).toEqual(['20 of 118 shown', '?sort=name&page=2'])
  history.forward()
  await expect.poll(rows).toHaveLength(30)
  history.back()
  await expect.poll(rows).toHaveLength(20)
  expect(document.activeElement).toBe(next())
})

test.for(samples)('%s removes the button at the end, without losing focus', async ([, show]) => {
  openAt('/?page=11')
  const { next, rows, focused } = await open(show, 110)
  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toHaveLength(118)
  await expect.poll(focused).toBe('Roentgenium')
  expect(next()).toBeNull()
})

test.for(samples)('%s corrects an address past the end', async ([, show]) => {
  openAt('/?page=99')
  const pushed = spyOnPush()
  await open(show, 118)
  await expect.poll(() => location.search).toBe('?page=12')
  expect(pushed).not.toHaveBeenCalled()
})
