import { click, press } from '@dogear/contract'
import { h, render } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import demo from '../../vanilla/preact'
import { NextTrigger, Root } from '../pagination'

const container = document.body.appendChild(document.createElement('div'))
const part = (selector: string) => container.querySelector<HTMLElement>(selector) as HTMLElement
const list = () => [...container.querySelectorAll('[data-index], [data-part=ellipsis]')].map((el) => el.textContent)

afterEach(() => render(null, container))

test('the parts show the list, and a click changes the page', async () => {
  const stop = demo(container)
  expect(list()).toEqual(['1', '2', '3', '4', '5', '…', '10'])
  await click(part('[data-part=next-trigger]'))
  await expect.poll(() => part('[aria-current]').textContent).toBe('2')
  stop()
  expect(container.innerHTML).toBe('')
})

test('focus moves to the current Item when a control becomes disabled', async () => {
  const stop = demo(container)
  await click(part('[data-index="9"], [data-index="10"]'))
  await click(part('[data-part=prev-trigger]'))
  part('[data-part=next-trigger]').focus()
  await press('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe('10')
  stop()
})

test('the user’s click handler runs first, and can veto the change', async () => {
  const onPageChange = vi.fn()
  const onClick = (event: Event) => event.preventDefault()
  render(h(Root, { count: 20, onPageChange }, h(NextTrigger, { onClick }, 'Next')), container)
  await click(part('[data-part=next-trigger]'))
  expect(onPageChange).not.toHaveBeenCalled()
})
