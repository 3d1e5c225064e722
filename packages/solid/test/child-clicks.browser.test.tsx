import { Pagination } from '@dogear/solid'
import { createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { current, Items, next, show } from './mount'

const log: string[] = []
const say = (words: string) => () => void log.push(words)
const onPageChange = ({ page }: { page: number }) => void log.push(`page ${page}`)

afterEach(() => void log.splice(0))

describe('onClick beside the spread of an asChild element', () => {
  test('runs first on every click, also on the one that reaches the last page', async () => {
    show(() => (
      <Pagination.Root count={30} onPageChange={onPageChange} onClick={say('root')}>
        <Pagination.NextTrigger
          onClick={say('part')}
          asChild={(props) => (
            <button {...props({ onClick: say('own') })} onClick={say('child')}>
              next
            </button>
          )}
        />
      </Pagination.Root>
    ))
    await userEvent.click(next())
    expect(log.splice(0)).toEqual(['child', 'own', 'part', 'page 2', 'root'])
    await userEvent.click(next())
    expect(log.splice(0)).toEqual(['child', 'own', 'part', 'page 3', 'root'])
    expect(next().outerHTML).toContain('disabled=""')
  })

  test('can veto the change', async () => {
    const veto = (event: Event) => event.preventDefault()
    show(() => (
      <Pagination.Root count={30}>
        <Items />
        <Pagination.NextTrigger asChild={(props) => <button {...props()} onClick={veto} />} />
        <Pagination.LastTrigger asChild={(props) => <button onClick={veto} {...props()} />} />
      </Pagination.Root>
    ))
    await userEvent.click(next())
    next().nextElementSibling?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(current()).toBe('1')
  })

  test('vetoes a link as well', async () => {
    show(() => (
      <Pagination.Root count={30} type="link" getPageUrl={({ page }) => `#child-${page}`}>
        <Items />
        <Pagination.NextTrigger
          asChild={(props) => (
            <Dynamic component="a" {...props()} onClick={(event: Event) => event.preventDefault()}>
              next
            </Dynamic>
          )}
        />
      </Pagination.Root>
    ))
    await userEvent.click(next())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(current()).toBe('1')
    expect(location.hash).not.toBe('#child-2')
  })

  test('may have data, change, and be gone', () => {
    const [name, setName] = createSignal<string | undefined>('one')
    const withData = (data: string, event: Event) => void log.push(`${data} ${event.type}`)
    show(() => (
      <Pagination.Root count={100} defaultPage={5}>
        <Pagination.NextTrigger asChild={(props) => <button {...props()} onClick={[withData, 'data']} />} />
        <Pagination.PrevTrigger
          asChild={(props) => <button {...props()} onClick={name() === undefined ? undefined : say(`${name()}`)} />}
        />
      </Pagination.Root>
    ))
    next().click()
    expect(log.splice(0)).toEqual(['data click'])
    const previous = next().nextElementSibling as HTMLElement
    for (const shown of ['one', 'two', undefined, 'three']) {
      setName(shown)
      previous.click()
      expect(log.splice(0)).toEqual(shown ? [shown] : [])
    }
  })

  test('belongs to its element', () => {
    const [isFirst, setFirst] = createSignal(true)
    show(() => (
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Pagination.NextTrigger
          asChild={(props) => (
            <Show when={isFirst()} fallback={<button {...props()} />}>
              <button {...props()} onClick={say('child')} />
            </Show>
          )}
        />
      </Pagination.Root>
    ))
    next().click()
    setFirst(false)
    next().click()
    expect(log).toEqual(['child', 'page 2', 'page 3'])
  })
})
