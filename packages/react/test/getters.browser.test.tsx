import { click, find } from '@dogear/contract'
import { choose, optionsOf, type } from '@dogear/contract/harness/extras'
import {
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  getStatusProps,
  getStatusText,
  usePagination,
} from '@dogear/react'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { mount } from './mount'

function OwnElements({ disabled }: { disabled?: boolean | undefined }) {
  const pagination = usePagination({ count: 500 })
  return (
    <>
      <button {...getEllipsisTriggerProps(pagination, { index: 5, disabled })}>…</button>
      <select {...getPageSizeSelectProps(pagination, { disabled })}>
        {getPageSizeOptions(pagination, [10, 50]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input {...getPageInputProps(pagination, { disabled })} />
      <div {...getStatusProps(pagination)}>{getStatusText(pagination)}</div>
      <div {...getContentProps(pagination)} />
    </>
  )
}

function open(disabled?: boolean) {
  const { container, part } = mount(
    <StrictMode>
      <OwnElements disabled={disabled} />
    </StrictMode>,
  )
  return {
    container,
    part,
    select: find(container, 'select') as HTMLSelectElement,
    input: find(container, 'input') as HTMLInputElement,
  }
}

test('the props of the newer parts work on your own elements', async () => {
  const { part, select, input } = open()
  expect([optionsOf(select), select.value, input.value]).toEqual([['10: 10', '50: 50'], '10', '1'])
  await click(part('ellipsis-trigger'))
  expect([part('status').textContent, input.value]).toEqual(['51–60 of 500', '6'])
  choose(select, '50')
  await expect.poll(() => part('status').textContent).toBe('51–100 of 500')
  expect([select.value, input.value]).toEqual(['50', '2'])
  await type(input, '10{Enter}')
  await expect.poll(() => part('status').textContent).toBe('451–500 of 500')
  expect(input.value).toBe('10')
  expect([input.inputMode, input.enterKeyHint, part('content').tabIndex]).toEqual(['numeric', 'go', -1])
})

test('an input with the props keeps what the user types until it is submitted', async () => {
  const { part, input } = open()
  await type(input, '7')
  part('ellipsis-trigger').click()
  await expect.poll(() => part('status').textContent).toBe('51–60 of 500')
  expect(input.value).toBe('7')
  await type(input, '{Escape}')
  expect(input.value).toBe('6')
})

test('the props accept `disabled`', () => {
  const { part, select, input } = open(true)
  expect([part('ellipsis-trigger'), select, input].map((element) => element.matches(':disabled'))).toEqual([
    true,
    true,
    true,
  ])
})

test('elements with the props hydrate', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<OwnElements />)
  const input = container.querySelector('input')
  const root = flushSync(() => hydrateRoot(container, <OwnElements />))
  onTestFinished(() => {
    flushSync(() => root.unmount())
    container.remove()
  })
  expect(container.querySelector('input')).toBe(input)
  expect(input?.value).toBe('1')
})
