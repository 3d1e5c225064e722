import { expect, test } from 'vitest'
import { run } from '../command.mjs'

test('a command that prints without end is stopped, and the last line says so', async () => {
  const printed: string[] = []
  const running = run('yes "An unhandled error"', { log: (text: string) => printed.push(text) })
  await expect(running).rejects.toThrow('"yes "An unhandled error"" failed')
  expect(printed.at(-1)).toBe('\n"yes "An unhandled error"" was stopped, because it printed more than 10 MB.\n')
})
