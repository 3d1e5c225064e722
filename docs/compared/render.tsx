import { Pagination, type UsePaginationProps } from '@dogear/react'
import { cleanup, render } from '@testing-library/react/pure'
import type { ReactElement } from 'react'
import { dogear, listOf, type Selectors } from './lists'

/** The list that an element of another library shows. */
export function theirs(element: ReactElement, selectors: Selectors): string {
  const { container } = render(element)
  const list = listOf(container, selectors)
  cleanup()
  return list
}

/** The list that Dogear shows with these options. */
export function ours(options: UsePaginationProps): string {
  return theirs(
    <Pagination.Root {...options}>
      <Pagination.List />
    </Pagination.Root>,
    dogear,
  )
}
