import { Pagination } from '@dogear/solid'
import { createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { current, Items, mount, next } from './mount'

const log: string[] = []
const note = (name: string) => () => void log.push(name)
const onPageChange = ({ page }: { page: number }) => void log.push(`page ${page}`)

afterEach(() => void log.splice(0))

describe('onClick beside the spread of an asChild element', () => {
  test('runs first on every click, even when the click disables the control', async () => {
    mount(() => (
      <Pagination.Root count={30} onPageChange={onPageChange} onClick={note('root')}>
        <Pagination.NextTrigger
          onClick={note('part')}
          asChild={(props) => (
            <button {...props({ onClick: note('own') })} onClick={note('child')}>
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
    mount(() => (
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
    mount(() => (
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

  test('can have data, change, and be removed', () => {
    const [name, setName] = createSignal<string | undefined>('one')
    const withData = (data: string, event: Event) => void log.push(`${data} ${event.type}`)
    mount(() => (
      <Pagination.Root count={100} defaultPage={5}>
        <Pagination.NextTrigger asChild={(props) => <button {...props()} onClick={[withData, 'data']} />} />
        <Pagination.PrevTrigger
          asChild={(props) => <button {...props()} onClick={name() === undefined ? undefined : note(`${name()}`)} />}
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

  test('doesn’t run for an element that replaces it', () => {
    const [isFirst, setFirst] = createSignal(true)
    mount(() => (
      <Pagination.Root count={100} onPageChange={onPageChange}>
        <Pagination.NextTrigger
          asChild={(props) => (
            <Show when={isFirst()} fallback={<button {...props()} />}>
              <button {...props()} onClick={note('child')} />
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
