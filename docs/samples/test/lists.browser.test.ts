// Samples about rows: that slide, are appended, or belong to a table, and a page in the URL of a router.
import '@dogear/core/theme.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdResponses } from './held-respond'
import { samplesNamed } from './samples'
import { expectSilentConsole } from './silent-console'

vi.mock('../shared/respond', () => import('./held-respond'))

const sliding = await samplesNamed('sliding-rows')
const loading = await samplesNamed('load-more-pages')
const tables = await samplesNamed('table-8')
const routed = await samplesNamed('own-router')

const { href } = location
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => history.replaceState(null, '', href))
expectSilentConsole()

test.for(sliding)('%s slides rows away from where people go', async ([, show]) => {
  const { container, next, prev, firstRow, item } = show()
  const leaving = () => container.querySelector('[class*=leave-active]')?.className.split('-')[0]
  const lists = () => container.querySelectorAll('ol').length
  await expect.poll(firstRow).toBe('Hydrogen')
  next().click()
  await expect.poll(leaving).toBe('forward')
  await expect.poll(lists).toBe(1)
  expect(firstRow()).toBe('Sodium')
  item(5).click()
  await expect.poll(leaving).toBe('forward')
  await expect.poll(lists).toBe(1)
  prev().click()
  await expect.poll(leaving).toBe('back')
  await expect.poll(lists).toBe(1)
  expect(firstRow()).toBe('Gallium')
})

test.for(loading)('%s appends a page with Next, also after Back, and starts again with a number', async ([, show]) => {
  const { rows, firstRow, next, item, status } = show()
  await expect.poll(firstRow).toBe('Hydrogen')
  next().click()
  await expect.poll(rows).toHaveLength(20)
  item(5).click()
  await expect.poll(firstRow).toBe('Niobium')
  next().click()
  await expect.poll(rows).toHaveLength(20)
  expect([firstRow(), status(), location.search]).toEqual(['Niobium', '41–60 of 118', '?page=6'])
  history.back()
  await expect.poll(rows).toHaveLength(10)
  history.back()
  await expect.poll(firstRow).toBe('Sodium')
  next().click()
  await expect.poll(rows).toHaveLength(20)
  expect(firstRow()).toBe('Sodium')
})

test.for(tables)('%s stays on the page that was asked for, and keeps the old rows meanwhile', async ([, show]) => {
  const { firstRow, item, isBusy, pages, container } = show()
  await expect.poll(firstRow).toContain('Hydrogen')
  const release = holdResponses()
  item(3).click()
  await expect.poll(isBusy).toBe(true)
  expect([firstRow(), container.querySelector('table')?.ariaBusy]).toEqual(['1HHydrogen', 'true'])
  release()
  await expect.poll(firstRow).toBe('21ScScandium')
  await expect.poll(isBusy).toBe(false)
  expect(pages()).toMatch(/^1 2 \[3\] 4 5 … 12$/)
})

test.for(routed)('%s keeps the other parameters, and follows the router', async ([, show]) => {
  const { next, prev, item, pages } = show()
  await expect.poll(pages).toContain('[1]')
  expect(next().getAttribute('href')).toBe('/elements?sort=name&page=2')
  next().click()
  next().click()
  await expect.poll(pages).toContain('[3]')
  expect(prev().getAttribute('href')).toBe('/elements?sort=name&page=2')
  item(1).click()
  await expect.poll(pages).toContain('[1]')
  expect(next().getAttribute('href')).toBe('/elements?sort=name&page=2')
})
