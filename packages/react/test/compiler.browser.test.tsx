import { getPageSizeOptions, getPageSizeSelectProps, Pagination, usePagination } from '@dogear/react'
import { memo, useMemo } from 'react'
import { expect, inject, test } from 'vitest'
import { mount } from './mount'

const Item = memo(Pagination.Item)

interface Translated {
  /** Another function in each language, like the `t` that the hook of a translation library returns. */
  translate: (page: number) => string
}

function Memoized({ translate }: Translated) {
  const translations = useMemo(() => ({ itemLabel: ({ page }: { page: number }) => translate(page) }), [translate])
  return (
    <Pagination.Root count={30} translations={translations}>
      <Item type="page" value={2} />
    </Pagination.Root>
  )
}

function Plain({ translate }: Translated) {
  return (
    <Pagination.Root count={30} translations={{ itemLabel: ({ page }) => translate(page) }}>
      <Item type="page" value={2} />
    </Pagination.Root>
  )
}

test('the tests of the project `compiled` are compiled, and no others', () => {
  expect(`${Plain}`.includes('$[0]')).toBe(inject('isCompiled'))
})

test.for([
  ['useMemo', Memoized],
  ['no useMemo', Plain],
] as const)('translations made while rendering, with %s, change the language of memoized parts', ([, List]) => {
  const { render, part } = mount(<List translate={(page) => `page ${page}`} />)
  render(<List translate={(page) => `Seite ${page}`} />)
  expect(part('item').ariaLabel).toBe('Seite 2')
})

test('a select of your own with its values as keys shows the page size after its options change', () => {
  function Sizes({ sizes }: { sizes: number[] }) {
    const pagination = usePagination({ count: 100, defaultPageSize: 20 })
    return (
      <select {...getPageSizeSelectProps(pagination)}>
        {getPageSizeOptions(pagination, sizes).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const { render, part } = mount(<Sizes sizes={[10, 20, 50]} />)
  for (const sizes of [[5, 10, 20, 50], [20], [50]]) {
    render(<Sizes sizes={sizes} />)
    expect(part('page-size-select')).toHaveProperty('value', '20')
  }
})
