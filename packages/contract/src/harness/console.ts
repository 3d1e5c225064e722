import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
let messages: string[] = []

/** Fails each test of the file that leaves a message on the console. */
export function expectSilentConsole(): void {
  beforeEach(() => {
    messages = []
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...words) => messages.push(`${method}: ${words.join(' ')}`))
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    expect(messages).toEqual([])
  })
}

/** Returns and clears the captured console messages. */
export function takeConsole(): string[] {
  return messages.splice(0)
}
