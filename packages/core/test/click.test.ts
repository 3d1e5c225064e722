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

describe('a click with `navigate`', () => {
  const navigated: [string, unknown][] = []
  beforeEach(() => {
    navigated.length = 0
  })

  function control(type: 'button' | 'link') {
    const { getNextTriggerProps } = createPagination({
      type,
      count: 50,
      page: 1,
      getPageUrl: ({ page }) => `/${page}`,
      navigate: (url, { event }) => navigated.push([url, event]),
    }).get()
    return getNextTriggerProps().onClick
  }

  test('on a link is prevented first, and navigates immediately', () => {
    const view = fakeWindow()
    let navigationsBefore: number | undefined
    const event = clickOn(view.link(), {
      preventDefault() {
        navigationsBefore = navigated.length
      },
    })
    control('link')?.(event)
    expect(navigationsBefore).toBe(0)
    expect(navigated).toEqual([['/2', event]])
    view.runTasks()
    expect(navigated).toHaveLength(1)
    expect(view.listeners()).toEqual([])
  })

  test('prevents the event of the framework', () => {
    const nativeEvent = clickOn({})
    const event = clickOn(fakeWindow().link(), { nativeEvent } as object)
    control('link')?.(event)
    expect([event.defaultPrevented, navigated.length]).toEqual([true, 1])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'and %j on a link belongs to the browser',
    (modifier) => {
      const event = clickOn(fakeWindow().link(), modifier)
      control('link')?.(event)
      expect([event.defaultPrevented, navigated]).toEqual([false, []])
    },
  )

  test.each(['_blank', 'other'])('on a link with the target %s belongs to the browser', (target) => {
    const event = clickOn(fakeWindow().link({ target }))
    control('link')?.(event)
    expect([event.defaultPrevented, navigated]).toEqual([false, []])
  })

  test('on a button navigates without preventing anything', () => {
    const event = clickOn({})
    control('button')?.(event)
    expect([event.defaultPrevented, navigated]).toEqual([false, [['/2', event]]])
  })

  test.each(['button', 'link'] as const)('that anybody has prevented makes no request (%s)', (type) => {
    control(type)?.(clickOn(fakeWindow().link(), { defaultPrevented: true }))
    control(type)?.(clickOn(fakeWindow().link()), (event: { preventDefault(): void }) => event.preventDefault())
    expect(navigated).toEqual([])
  })

  test('asks for `navigate` after the user’s handler', () => {
    const pagination = createPagination({ count: 50, page: 1, getPageUrl: () => '/' })
    const navigate = (url: string) => navigated.push([url, undefined])
    pagination
      .get()
      .getNextTriggerProps()
      .onClick?.(clickOn({}, { defaultPrevented: true }), () =>
        pagination.setOptions({ count: 50, page: 1, navigate, getPageUrl: () => '/' }),
      )
    expect(navigated).toEqual([])
  })
})
