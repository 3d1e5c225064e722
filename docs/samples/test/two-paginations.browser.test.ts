import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followStatus } from './announcements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = await samplesNamed('two-paginations')

async function show([path, sample]: (typeof samples)[number]) {
  const container = showSample(path, sample)
  await expect.poll(() => container.querySelectorAll('nav').length).toBe(2)
  const [above, below] = container.querySelectorAll('nav') as unknown as [HTMLElement, HTMLElement]
  const { firstRow } = controlsOf(container)
  return {
    ...followStatus(container),
    landmarks: [above, below] as const,
    above: controlsOf(above),
    below: controlsOf(below),
    content: container.querySelector('[data-part=content]') as HTMLElement,
    firstRow: () => firstRow().trim(),
  }
}

test.for(samples)('%s has two landmarks with names of their own around the items', async (sample) => {
  const { landmarks, content } = await show(sample)
  const [above, below] = landmarks
  expect([above.ariaLabel, below.ariaLabel]).toEqual(['Elements, above', 'Elements, below'])
  expect(content.querySelectorAll('ol > li')).toHaveLength(10)
  expect(above.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(content.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.for(samples)('%s announces each request once, from either pagination', async (sample) => {
  const { above, below, text, announced, isOff } = await show(sample)
  expect(text()).toBe('1–10 of 118')
  await userEvent.click(below.next())
  await expect.poll(text).toBe('11–20 of 118')
  await isOff()
  above.next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toBe('21–30 of 118')
  await isOff()
  expect(announced).toEqual(['11–20 of 118', '21–30 of 118'])
  expect(above.pages()).toContain('[3]')
  expect(below.pages()).toBe(above.pages())
})

test.for(samples)('%s shows the start of the items after a press below them', async (sample) => {
  const { innerWidth, innerHeight } = window
  await page.viewport(400, 160)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { below, content, firstRow } = await show(sample)
  const top = () => content.getBoundingClientRect().top
  below.next().focus()
  await expect.poll(top).toBeLessThan(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(firstRow).toBe('Sodium')
  await expect.poll(() => Math.round(top())).toBe(0)
  expect(document.activeElement).toBe(below.next())
})
