import { Pagination } from '@dogear/solid'
import { createSignal, type JSX } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount, next } from './mount'

type Props = Omit<Pagination.NextTriggerProps, 'type' | 'value' | 'asChild'>

function showMerged(part: () => Props, own: () => Props) {
  mount(() => (
    <Pagination.Root count={100}>
      <Pagination.NextTrigger {...part()} asChild={(props) => <button {...props(own())} />} />
    </Pagination.Root>
  ))
}

describe('asChild', () => {
  const styles: [name: string, part: JSX.CSSProperties | string, own: JSX.CSSProperties | string][] = [
    ['two strings', 'color: red; left: 1px', 'left: 2px; top: 3px'],
    ['two objects', { color: 'red', left: '1px' }, { left: '2px', top: '3px' }],
    ['a string and an object', 'color: red; left: 1px', { left: '2px', top: '3px' }],
    ['an object and a string', { color: 'red', left: '1px' }, 'left: 2px; top: 3px'],
    ['an object without all values', { color: 'red', left: '2px' }, { color: undefined, left: undefined, top: '3px' }],
  ]
  test.for(styles)('joins the styles of %s', ([, part, own]) => {
    const [style, setStyle] = createSignal<JSX.CSSProperties | string | undefined>(own)
    showMerged(
      () => ({ style: part }),
      () => ({ style: style() }),
    )
    expect(next().style).toMatchObject({ color: 'red', left: '2px', top: '3px' })
    next().click()
    setStyle(undefined)
    expect(next().style).toMatchObject({ color: 'red', top: '' })
  })

  test.for([
    [{ class: 'one' }, { classList: { two: true, off: false } }],
    [{ classList: { one: true, off: false } }, { class: 'two' }],
    [{ classList: { one: true, off: true } }, { classList: { two: true, off: false } }],
    [{ class: 'one' }, { classList: { off: false }, class: 'two' }],
    [{ classList: { one: true }, class: '' }, { class: 'two' }],
  ] as [Props, Props][])('joins `class` and `classList`: %j and %j', async ([part, own]) => {
    const [word, setWord] = createSignal<Props>({})
    showMerged(
      () => part,
      () => ({ ...own, ...word() }),
    )
    expect([...next().classList].sort()).toEqual(['one', 'two'])
    setWord({ class: 'three' })
    expect([...next().classList].sort()).toEqual('class' in own ? ['one', 'three'] : ['one', 'three', 'two'])
    setWord({})
    expect([...next().classList].sort()).toEqual(['one', 'two'])
  })

  test('runs the handlers of part and child, in every spelling that Solid accepts', async () => {
    const log: unknown[] = []
    const handler = (name: string) => (event: Event) => void log.push(`${name} ${event.type}`)
    const withData = (data: string, event: Event) => void log.push(`${data} ${event.type}`)
    const object = (name: string) => ({ handleEvent: handler(name) })
    const [name, setName] = createSignal('part')
    showMerged(
      () => ({
        onKeyDown: [withData, name()],
        onFocus: handler(name()),
        'on:keyup': object(name()),
        'on:blur': handler(name()),
        'oncapture:keyup': handler(`captured ${name()}`),
        onkeypress: handler(name()),
      }),
      () => ({
        onKeyDown: [withData, 'child'],
        onFocus: [withData, 'child'],
        'on:keyup': object('child'),
        'on:blur': null as never,
        'oncapture:keyup': handler('captured child'),
        onkeypress: handler('child'),
      }),
    )
    for (const part of ['part', 'other']) {
      setName(part)
      next().focus()
      await userEvent.keyboard('x')
      next().blur()
      const both = (type: string, when = '') => [`${when}child ${type}`, `${when}${part} ${type}`]
      const typed = [...both('keydown'), ...both('keypress'), ...both('keyup', 'captured '), ...both('keyup')]
      expect(log.splice(0)).toEqual([...both('focus'), ...typed, `${part} blur`])
    }
  })

  test('keeps the listeners of part and child when the page changes', () => {
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener')
    showMerged(
      () => ({ onFocus: () => {}, onClick: () => {} }),
      () => ({ onFocus: () => {}, 'on:click': () => {} }),
    )
    add.mockClear()
    next().click()
    next().click()
    expect(add).not.toHaveBeenCalled()
    add.mockRestore()
  })
})
