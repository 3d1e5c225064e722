import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
let messages: string[] = []
let unspokenTexts: string[] = []

/** Fails each test of the file that leaves a message on the console. */
export function expectSilentConsole(): void {
  beforeEach(() => {
    messages = []
    unspokenTexts = []
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...words) => {
        const message = `${method}: ${words.join(' ')}`
        // Apart, because the texts and elements in tests are arbitrary.
        const list = /voice control|the keyboard cannot/.test(message) ? unspokenTexts : messages
        list.push(message)
      })
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

/** Returns and clears the warnings of controls whose name lacks their text, or that the keyboard can't reach. */
export function takeUnspokenTexts(): string[] {
  return unspokenTexts.splice(0)
}
