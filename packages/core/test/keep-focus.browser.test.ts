import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from '../dom/index.js'

/** A pagination in which other things stand too: `inside` is what another library has put there. */
function show(inside: string): { item: HTMLElement; button: HTMLButtonElement } {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = `
    <nav data-scope="pagination" data-part="root">
      ${inside}
      <button data-scope="pagination" data-part="item" data-selected>1</button>
    </nav>`
  keepFocus(container.querySelector('nav') as Element)
  const button = container.querySelector('button') as HTMLButtonElement
  button.focus()
  return { item: container.querySelector('[data-selected]') as HTMLElement, button }
}

async function disable(button: HTMLButtonElement) {
  button.disabled = true
  button.setAttribute('data-disabled', '')
  // The observer has its turn in a microtask.
  await Promise.resolve()
}

test('focus is not moved for what is no part of the pagination', async () => {
  const { button, item } = show('<button data-scope="toggle-group" data-part="item">Bold</button>')
  await disable(button)
  expect(document.activeElement).not.toBe(item)
})

test('a trigger that stands in the root of something else hands its focus to the current Item', async () => {
  const { button, item } = show(`
    <div data-scope="toggle-group" data-part="root">
      <button data-scope="pagination" data-part="prev-trigger">Previous</button>
    </div>`)
  await disable(button)
  expect(document.activeElement).toBe(item)
})
