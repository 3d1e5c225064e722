import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { activeElement } from '../../harness/place.js'
import { click } from '../../harness/pointer.js'
import { createElement, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { type Step, tell } from '../../harness/story.js'

const offering = (...sizes: number[]) => ({ props: { pageSizeSelect: { own: { sizes } } } })
const all = Number.POSITIVE_INFINITY
const usual = ['10: 10', '20: 20', '50: 50', '100: 100']

/** Options that the user writes. */
const options = (...sizes: number[]) => sizes.map((size) => ({ name: 'option', children: [`${size}`] }))
const optionsOf = ({ select }: View) => Array.from(select().options, ({ value, text }) => `${value}: ${text}`)
const offers =
  (...options: string[]): Step =>
  (view) =>
    expect(optionsOf(view)).toEqual(options)
const looks =
  (properties: object): Step =>
  ({ select }) =>
    expect(select()).toMatchObject(properties)
const isOff = { disabled: true }
const isDisabled = looks({ disabled: true, dataset: { disabled: '' } })
const resetForm: Step = ({ select }) => select().form?.reset()
const hasFocus: Step = ({ select }) => expect(activeElement()).toBe(select())
const attributes = { class: 'own', 'aria-label': 'Rows' }
const translations = { pageSizeLabel: 'pro Seite', allLabel: 'Alle', number: (number: number) => `${number}.` }

export function describePageSizeSelect({ render, rules, has }: Renderer): void {
  const open = async (props: SceneProps = {}, container?: Element) => {
    const view = await render({ count: 95, extras: ['pageSizeSelect'], ...props }, container)
    const value = () => view.select().value
    const options = () => optionsOf(view)
    const setSize = (size: number) => view.run(({ setPageSize }) => setPageSize(size))
    return { ...view, options, setSize, value, shown: () => [...options(), value()] }
  }

  describe('the PageSizeSelect', () => {
    tell(open, {
      'offers 10, 20, 50 and 100 by default, and selects the page size': [
        { defaultPageSize: 20 },
        ...[offers(...usual), 'select 20', looks({ ariaLabel: 'items per page' })],
      ],
      'shows a page size that isn’t in `sizes`, and then another one': [
        { defaultPageSize: 21 },
        ...['size 22, select 22', offers('10: 10', '20: 20', '22: 22', '50: 50', '100: 100')],
        ...[
          'choose 20, select 20, size 100, select 100, size 33, select 33',
          looks({ selectedOptions: { length: 1 } }),
        ],
      ],
      'offers other sizes when `sizes` changes': [
        offering(5, 10, 25, 75),
        ...[offering(10, 30), offers('10: 10', '30: 30'), 'select 10'],
        ...[offering(1, 2, 30), offers('1: 1', '2: 2', '10: 10', '30: 30'), 'select 10, choose 30, choose 2, select 2'],
        ...[offering(2, 30, 50), offering(1, 2, 30, 50), offers('1: 1', '2: 2', '30: 30', '50: 50'), 'select 2'],
      ],
      'speaks the language of `translations`, also of another one': [
        offering(10, all),
        ...[{ translations }, offers('10: 10.', 'all: Alle'), looks({ ariaLabel: 'pro Seite' })],
      ],
      'is disabled by the option': [{ disabled: true }, isDisabled],
      'is disabled by its own': [{ props: { pageSizeSelect: { disabled: true } } }, isDisabled],
      'takes an id from `ids`, and the user’s attributes': [
        { ids: { pageSizeSelect: 'size' }, props: { pageSizeSelect: { attributes } } },
        looks({ id: 'size', className: 'own', ariaLabel: 'Rows' }),
      ],
    })

    tell((scene) => open(scene, createElement('form')), {
      'shows the current page size after its form is reset': [{}, 'size 50', resetForm, 'select 50'],
    })

    test('shows a controlled page size until the parent accepts another', async () => {
      const onPageSizeChange = vi.fn()
      const { choose, select, update } = await open({ pageSize: 10, onPageSizeChange })
      choose('50')
      await expect.poll(() => onPageSizeChange.mock.calls.length).toBe(1)
      expect(select().value).toBe('10')
      await update({ pageSize: 50 })
      expect(select().value).toBe('50')
    })

    test('changes the page size and keeps the first visible item on the page, in one request', async () => {
      const onPaginationChange = vi.fn()
      const { api, choose, select, value } = await open({ defaultPage: 4, onPaginationChange })
      choose('20')
      await expect.poll(() => api().pageSize).toBe(20)
      expect(value()).toBe('20')
      // As when a press elsewhere takes its focus.
      select().blur()
      await Promise.resolve()
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 2, pageSize: 20, reason: 'page-size-select' }]])
    })

    if (!has('parts')) return

    tell(open, {
      'shows the options of the user instead of `sizes`': [
        { props: { pageSizeSelect: { own: { sizes: [20] }, children: options(25, 10, 75) } } },
        ...[offers('25: 25', '10: 10', '75: 75'), 'select 10, choose 75, pageSize 75, size 25, select 25'],
        ...[{ props: { pageSizeSelect: { children: options(10, 75) } } }, 'select 25'],
        ...[{ props: { pageSizeSelect: { children: options(25, 50) } } }, offers('25: 25', '50: 50'), 'select 25'],
      ],
      'works as a child element': [
        { props: { pageSizeSelect: { asChild: { tag: 'select' } } } },
        ...[offers(...usual), 'select 10, choose 20, pageSize 20'],
      ],
    })

    test('adds the current size to the user’s own options, as long as they lack it', async () => {
      const form = createElement('form')
      const props = { pageSizeSelect: { attributes: { name: 'size' }, children: options(20, 50) } }
      const { options: offered, setSize, value } = await open({ props }, form)
      const shown = () => [...offered(), new FormData(form).get('size')]
      expect(shown()).toEqual(['20: 20', '50: 50', '10: 10', '10'])
      await setSize(50)
      expect(shown()).toEqual(['20: 20', '50: 50', '50'])
      await setSize(30)
      expect(value()).toBe('30')
    })

    test('calls the user’s handler before the page size changes', async () => {
      const calls: string[] = []
      const { choose, value } = await open({
        onPageSizeChange: ({ pageSize }) => calls.push(`change to ${pageSize}`),
        props: { pageSizeSelect: { onChange: () => calls.push(`choose ${value()}`) } },
      })
      choose('50')
      await expect.poll(() => calls).toEqual(['choose 50', 'change to 50'])
    })
  })

  rules('the options of a PageSizeSelect', () => {
    tell(open, {
      'change with the keyboard': [{}, ({ select }) => select().focus(), 'press 5, pageSize 50', hasFocus],
    })

    test.for<[name: string, sizes: number[], pageSize: number, expected: string[]]>([
      ['sorted, without duplicates', [50, 5, 50], 5, ['5: 5', '50: 50', '5']],
      ['with the current page size', [10, 20], 15, ['10: 10', '15: 15', '20: 20', '15']],
      ['with all items last', [all, 10], 10, ['10: 10', 'all: All', '10']],
      ['with all items, if that is the page size', [10], all, ['10: 10', 'all: All', 'all']],
      ['with the current page size alone', [], 30, ['30: 30', '30']],
      ['truncated', [10.9], 10, ['10: 10', '10']],
    ])('offers `sizes` %s', async ([, sizes, defaultPageSize, expected]) => {
      const { shown } = await open({ ...offering(...sizes), defaultPageSize })
      expect(shown()).toEqual(expected)
    })

    test.for([Number.NaN, 0, -5, 'many' as never])('leaves out the size %s and warns once', async (size) => {
      const { options, update } = await open(offering(10, size))
      await update({ dir: 'rtl' })
      expect(options()).toEqual(['10: 10'])
      const warning = /Ignoring the page size .* in `sizes`\. Pass integers from 1/
      expect(takeConsole()).toEqual([expect.stringMatching(warning)])
    })

    test('keeps "all" when the count grows', async () => {
      const onPageSizeChange = vi.fn()
      const { api, choose, list, update, value } = await open({ ...offering(10, all), onPageSizeChange })
      choose('all')
      await expect.poll(() => api().pageSize).toBe(all)
      expect(onPageSizeChange).toHaveBeenLastCalledWith({ page: 1, pageSize: all })
      await update({ count: 500 })
      expect([list(), value(), api().pageRange]).toEqual(['[1]', 'all', { start: 0, end: 500 }])
      choose('10')
      await expect.poll(() => api().totalPages).toBe(50)
    })

    test.for(['-7', '0.5'])('ignores an option of the user with the value %s, and warns', async (invalid) => {
      const onPageSizeChange = vi.fn()
      const { api, choose, select, value } = await open({ onPageSizeChange })
      const option = select().options[3] as HTMLOptionElement
      option.value = invalid
      choose(invalid)
      expect([onPageSizeChange.mock.calls, api().pageSize, value()]).toEqual([[], 10, '10'])
      expect(takeConsole()).toEqual([expect.stringContaining('setPageSize')])
      option.value = '100'
    })
  })

  if (!has('parts')) return

  describe('elements with the props of the getters', () => {
    tell((scene) => open({ count: 200, ...offering(5, 20), hasOwnElements: true, extras: [], ...scene }), {
      'a select shows the page size, and changes it': [
        {},
        ...[offers('5: 5', '10: 10', '20: 20'), 'select 10, choose 20, pageSize 20, select 20, size 5, select 5'],
      ],
      'an input goes to the page that the user types, and keeps what is being typed':
        'input 1, type 7{Enter}, page 7, type 12, go next, input 12, type {Escape}, input 8, go 3, input 3',
      'a button jumps into the gap, and the status follows': [{}, ({ jump }) => click(jump(0)), 'status 51–60 of 200'],
      'the controls can be disabled': [
        { props: { pageSizeSelect: isOff, pageInput: isOff, ellipsis: isOff } },
        ({ input, jump, select }) =>
          expect([input(), jump(0), select()].map((one) => one.matches(':disabled'))).toEqual([true, true, true]),
      ],
    })
  })
}
