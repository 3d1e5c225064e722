import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let asked: number[]
beforeEach(() => {
  asked = []
})

function button() {
  const onPageChange = ({ page }: { page: number }) => asked.push(page)
  return createPagination({ count: 50, onPageChange }).get().getNextTriggerProps().onClick
}

describe('a click on a button', () => {
  test('is carried out at once, and two in a row add up', () => {
    const click = button()
    click?.(clickOn({}))
    click?.(clickOn({}))
    expect(asked).toEqual([2, 3])
  })

  test('is carried out where it could be a link, with whatever keys', () => {
    button()?.(clickOn(fakeWindow().link(), { ctrlKey: true }))
    expect(asked).toEqual([2])
  })

  test('runs the handler of the caller first, which can veto, while others cannot', () => {
    const event = clickOn({}, { defaultPrevented: true })
    button()?.(event, (given: unknown) => expect([given, asked]).toEqual([event, []]))
    expect(asked).toEqual([2])
    button()?.(clickOn({}), (given: { defaultPrevented: boolean }) => {
      given.defaultPrevented = true
    })
    expect(asked).toEqual([2])
  })

  test('is read from the native event where the framework has one of its own', () => {
    const nativeEvent = clickOn({})
    button()?.(clickOn({}, { nativeEvent } as object), () => {
      nativeEvent.defaultPrevented = true
    })
    expect(asked).toEqual([])
  })
})
