import { Pagination } from '@dogear/solid'
import type { ParentProps } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, mount } from './mount'

describe('components', () => {
  test('run once', () => {
    const run = vi.fn()
    const Counted = (props: ParentProps) => {
      run()
      return <>{props.children}</>
    }
    mount(() => (
      <Pagination.Root count={100}>
        <Counted>
          <Pagination.Context>
            {(pagination) => {
              run()
              return <p>{pagination().page}</p>
            }}
          </Pagination.Context>
          <Pagination.NextTrigger>
            <Counted>next</Counted>
          </Pagination.NextTrigger>
        </Counted>
      </Pagination.Root>
    ))
    const before = run.mock.calls.length
    get('button').click()
    get('button').click()
    expect(get('p').textContent).toBe('3')
    expect(run).toHaveBeenCalledTimes(before)
  })
})
