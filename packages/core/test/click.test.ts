import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let requested: number[]
beforeEach(() => {
  requested = []
})

function button() {
  const onPageChange = ({ page }: { page: number }) => requested.push(page)
  return createPagination({ count: 50, onPageChange }).get().getNextTriggerProps().onClick
}

describe('a click on a button', () => {
  test('takes effect immediately, so two in a row move two pages', () => {
    const click = button()
    click?.(clickOn({}))
    click?.(clickOn({}))
    expect(requested).toEqual([2, 3])
  })

  test('counts with any modifier key, even on an anchor', () => {
    button()?.(clickOn(fakeWindow().link(), { ctrlKey: true }))
    expect(requested).toEqual([2])
  })

  test('runs the user’s handler first, and only that handler can prevent it', () => {
    const event = clickOn({}, { defaultPrevented: true })
    button()?.(event, (received: unknown) => expect([received, requested]).toEqual([event, []]))
    expect(requested).toEqual([2])
    button()?.(clickOn({}), (received: { defaultPrevented: boolean }) => {
      received.defaultPrevented = true
    })
    expect(requested).toEqual([2])
  })

  test('is prevented if the native event is, when the framework wraps it', () => {
    const nativeEvent = clickOn({})
    button()?.(clickOn({}, { nativeEvent } as object), () => {
      nativeEvent.defaultPrevented = true
    })
    expect(requested).toEqual([])
  })
})
