import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** Fails each test of a file that logs a warning or an error. */
export function expectSilentConsole() {
  let logged: MockInstance[]
  beforeEach(() => {
    logged = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  })
  afterEach(() => {
    const calls = logged.flatMap(({ mock }) => mock.calls)
    vi.restoreAllMocks()
    expect(calls).toEqual([])
  })
}
