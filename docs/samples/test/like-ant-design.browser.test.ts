import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

const samples = Object.fromEntries(await samplesNamed('like-ant-design', 'keep-page-number'))
const likeAntDesign = 'react/like-ant-design.tsx'
const keepPageNumber = 'react/keep-page-number.tsx'

async function show(path: string, props = {}, width = '60rem') {
  const container = showSample(path, samples[path], props)
  container.style.width = width
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  await expect.poll(() => find('nav')).not.toBeNull()
  return {
    ...controlsOf(container),
    select: find('select') as HTMLSelectElement,
    jumper: find('label > input') as HTMLInputElement,
    text: () => find('[data-part=status]').textContent,
    page: () => find('[aria-current]').textContent,
    list: () =>
      [...find('[data-part=list]').querySelectorAll('button, span')]
        .filter((element) => !element.firstElementChild && element.checkVisibility())
        .map((element) => element.textContent)
        .join(' '),
    shownSize: () => (find('select') as HTMLSelectElement).selectedOptions[0]?.text,
  }
}

const jumps = () => ({
  back: screen.getByRole('button', { name: '5 pages back' }),
  forward: screen.getByRole('button', { name: '5 pages forward' }),
})

test.for(['60rem', '36rem'])(
  'the list shows two pages on each side at %s, and the range with the total',
  async (width) => {
    const { list, text } = await show(likeAntDesign, {}, width)
    await expect.poll(list).toBe('1 … 23 24 25 26 27 … 50')
    expect(text()).toBe('241-250 of 500 items')
  },
)

test('an ellipsis shows in which direction it jumps while it is hovered or focused by keyboard', async () => {
  const { list, item, page } = await show(likeAntDesign)
  const { back, forward } = jumps()
  await userEvent.hover(back)
  await expect.poll(list).toBe('1 « 23 24 25 26 27 … 50')
  await userEvent.hover(forward)
  await expect.poll(list).toBe('1 … 23 24 25 26 27 » 50')
  await userEvent.hover(item(25))
  await expect.poll(list).toBe('1 … 23 24 25 26 27 … 50')
  item(1).focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(list).toBe('1 « 23 24 25 26 27 … 50')
  await userEvent.keyboard('{Enter}')
  await expect.poll(page).toBe('20')
  await userEvent.click(forward)
  await expect.poll(page).toBe('25')
})

test('the select names each page size per page, and keeps the first visible item on the page', async () => {
  const { select, text, shownSize } = await show(likeAntDesign)
  expect([...select.options].map((option) => option.text)).toEqual([
    '10 / page',
    '20 / page',
    '50 / page',
    '100 / page',
  ])
  await userEvent.selectOptions(select, '20 / page')
  await expect.poll(text).toBe('241-260 of 500 items')
  expect(shownSize()).toBe('20 / page')
})

test('the select shows a page size that is not among those to choose from', async () => {
  const { select, shownSize } = await show(likeAntDesign, { sizes: [20, 5] })
  expect([...select.options].map((option) => option.text)).toEqual(['5 / page', '10 / page', '20 / page'])
  expect(shownSize()).toBe('10 / page')
})

test('the quick jumper is empty before and after it goes to a page', async () => {
  const { jumper, page } = await show(likeAntDesign)
  const type = async (text: string) => {
    await userEvent.fill(jumper, text)
    await userEvent.keyboard('{Enter}')
  }
  expect(jumper.value).toBe('')
  await type('42')
  await expect.poll(page).toBe('42')
  await type('soon')
  expect([jumper.value, page()]).toEqual(['', '42'])
  await type('1000')
  await expect.poll(page).toBe('50')
  expect(jumper.value).toBe('')
})

test('a select of your own keeps the number of the page, up to the last one', async () => {
  const { select, page, shownSize } = await show(keepPageNumber)
  await userEvent.selectOptions(select, '20 / page')
  await expect.poll(shownSize).toBe('20 / page')
  expect(page()).toBe('25')
  await userEvent.selectOptions(select, '100 / page')
  await expect.poll(shownSize).toBe('100 / page')
  expect(page()).toBe('5')
  await userEvent.selectOptions(select, '10 / page')
  await expect.poll(shownSize).toBe('10 / page')
  expect(page()).toBe('5')
})
