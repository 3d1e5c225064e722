import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlsOf } from './controls'
import { showSample } from './show'
import { holdResponses } from './speed-up'

/** Tests samples whose next request fails after `fail`. `requests` returns what they have requested. */
export function testTryAgain(
  samples: (readonly [string, unknown])[],
  { fail, requests }: { fail: () => void; requests: () => unknown[] },
) {
  function show(path: string, sample: unknown) {
    const container = showSample(path, sample)
    const alert = () => container.querySelector<HTMLElement>('[role=alert]:not([hidden])')
    return {
      ...controlsOf(container),
      alert,
      list: () => container.querySelector('ol'),
      message: () => alert()?.textContent?.trim(),
      async tryAgain() {
        alert()?.querySelector('button')?.focus()
        await userEvent.keyboard('{Enter}')
      },
    }
  }
  const message = 'The elements could not be loaded. Try again'

  test.for(samples)('%s shows a message after an error, and loads the same page again', async ([path, sample]) => {
    const { next, pages, firstRow, isBusy, list, alert, message: shown, tryAgain } = show(path, sample)
    await expect.poll(firstRow).toBe('Hydrogen')
    await userEvent.click(next())
    await expect.poll(firstRow).toBe('Sodium')
    expect(alert()).toBeNull()
    fail()
    await userEvent.click(next())
    await expect.poll(shown).toBe(message)
    expect([firstRow(), isBusy()]).toEqual(['Sodium', true])
    expect(pages()).toContain('[3]')

    fail()
    await tryAgain()
    await expect.poll(requests).toHaveLength(4)
    await expect.poll(shown).toBe(message)
    expect(document.activeElement).toBe(list())

    const release = holdResponses()
    await tryAgain()
    await expect.poll(alert).toBeNull()
    expect([firstRow(), isBusy()]).toEqual(['Sodium', true])
    expect(document.activeElement).toBe(list())
    release()
    await expect.poll(firstRow).toBe('Scandium')
    expect([pages(), isBusy(), alert()]).toEqual(['1 2 [3] 4 …', false, null])
    expect(document.activeElement).toBe(list())
    const [, , third] = requests()
    expect(requests().slice(2)).toEqual([third, third, third])
  })

  test.for(samples)('%s can try again before there are any rows', async ([path, sample]) => {
    fail()
    const { pages, firstRow, list, message: shown, tryAgain } = show(path, sample)
    await expect.poll(shown).toBe(message)
    await tryAgain()
    await expect.poll(firstRow).toBe('Hydrogen')
    expect(pages()).toBe('[1] 2 …')
    expect(document.activeElement).toBe(list())
  })

  test.for(samples)('%s hides the message on another page', async ([path, sample]) => {
    const { next, prev, firstRow, isBusy, alert } = show(path, sample)
    await expect.poll(firstRow).toBe('Hydrogen')
    fail()
    await userEvent.click(next())
    await expect.poll(alert).not.toBeNull()
    await userEvent.click(prev())
    await expect.poll(isBusy).toBe(false)
    expect([firstRow(), alert()]).toEqual(['Hydrogen', null])
  })
}
