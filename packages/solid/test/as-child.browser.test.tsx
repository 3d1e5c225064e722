import { Pagination } from '@dogear/solid'
import { createSignal, type JSX, onCleanup, splitProps } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { get, mountInRoot, next, previous, text } from './mount'

type Props = Omit<Pagination.NextTriggerProps, 'type' | 'value' | 'asChild'>

/** Mounts a part whose child has its own props, and another with the same props and no child. */
const createMerged = (part: () => Props, own: () => Props) =>
  mountInRoot({ defaultPage: 5 }, () => [
    <Pagination.NextTrigger {...part()} asChild={(props) => <button {...props(own())} />} />,
    <Pagination.PrevTrigger {...part()} />,
  ])

describe('`props(own)` of asChild', () => {
  test('follows signals and getters, and keeps the element, content and refs', () => {
    const [word, setWord] = createSignal<string>()
    const refs = { part: vi.fn(), child: vi.fn() }
    const render = vi.fn(() => <i />)
    const Icon = () => render()
    const own = {
      get title() {
        return word()
      },
    }
    mountInRoot({}, () => [
      <Pagination.NextTrigger
        ref={refs.part}
        class="part"
        asChild={(props) => <a {...props({ class: word(), ref: refs.child, lang: word() })} />}
      >
        <Icon />
      </Pagination.NextTrigger>,
      <Pagination.PrevTrigger title="part" asChild={(props) => <a {...props(own)} />} />,
    ])
    const elements = [next(), get('i')] as const
    for (const shown of ['one', 'two', undefined]) {
      setWord(shown)
      elements[0].click()
      expect(next()).toMatchObject({ className: shown ? `part ${shown}` : 'part', lang: shown ?? '' })
      expect(previous().title).toBe(shown ?? 'part')
    }
    expect([next(), get('i')]).toEqual(elements)
    expect(get('i')).toBe(elements[1])
    expect(render).toHaveBeenCalledOnce()
    for (const ref of Object.values(refs)) expect(ref.mock.calls).toEqual([[elements[0]]])
  })

  test('calls refs once for each element, as Solid does', () => {
    const [tag, setTag] = createSignal('a')
    const seen: string[] = []
    const ref = (name: string) => (element: HTMLElement) => {
      seen.push(`${name} ${element.localName}`)
      onCleanup(() => seen.push(`no ${name} ${element.localName}`))
    }
    const asChild: Pagination.NextTriggerProps['asChild'] = (props) => (
      <Dynamic component={tag()} {...props({ ref: ref('child') })} />
    )
    mountInRoot({}, () => <Pagination.NextTrigger ref={ref('part')} asChild={asChild} />)
    next().click()
    expect(seen.splice(0)).toEqual(['child a', 'part a'])
    setTag('button')
    expect(seen.splice(0).sort()).toEqual(['child button', 'no child a', 'no part a', 'part button'])
    next().click()
    expect(seen).toEqual([])
  })

  test('has content that wins over the part’s', () => {
    const [word, setWord] = createSignal<JSX.Element>('child')
    const asChild: Pagination.NextTriggerProps['asChild'] = (props) => <a {...props({ children: word() })} />
    mountInRoot({}, () => <Pagination.NextTrigger asChild={asChild}>part</Pagination.NextTrigger>)
    expect(text()).toBe('child')
    setWord(<b>element</b>)
    expect(get('b').textContent).toBe('element')
    setWord(undefined)
    expect(text()).toBe('part')
  })

  test('can be split by a component, and the ref both called and spread', () => {
    const Link = (props: JSX.AnchorHTMLAttributes<HTMLAnchorElement>) => {
      const [own, others] = splitProps(props, ['class', 'children', 'ref'])
      return <a ref={own.ref} class={`link ${own.class}`} {...others} children={own.children} />
    }
    const [ref, log] = [vi.fn(), vi.fn()]
    mountInRoot({ onPageChange: ({ page }) => log(page) }, () => [
      <Pagination.NextTrigger ref={ref} class="part" asChild={(props) => <Link {...props({ class: 'child' })} />}>
        next
      </Pagination.NextTrigger>,
      <Pagination.PrevTrigger
        asChild={(props) => <button {...props()} ref={(element) => (props().ref as typeof ref)(element)} />}
      />,
    ])
    expect(next()).toMatchObject({ localName: 'a', className: 'link part child', textContent: 'next' })
    next().click()
    previous().click()
    expect(ref.mock.calls).toEqual([[next()]])
    expect(log.mock.calls).toEqual([[2], [1]])
  })

  test.for<[name: string, part: JSX.CSSProperties | string, own: JSX.CSSProperties | string]>([
    ['two objects', { color: 'red', left: '1px' }, { left: '2px', top: '3px' }],
    ['a string and an object', 'color: red; left: 1px', { left: '2px', top: '3px' }],
    ['an object and a string', { color: 'red', left: '1px' }, 'left: 2px; top: 3px'],
    ['an object without all values', { color: 'red', left: '2px' }, { color: undefined, left: undefined, top: '3px' }],
  ])('joins the styles of %s', ([, part, own]) => {
    const [style, setStyle] = createSignal<JSX.CSSProperties | string | undefined>(own)
    createMerged(
      () => ({ style: part }),
      () => ({ style: style() }),
    )
    expect(next().style).toMatchObject({ color: 'red', left: '2px', top: '3px' })
    expect(previous().style).toMatchObject({ color: 'red', top: '' })
    next().click()
    setStyle(undefined)
    expect(next().style).toMatchObject({ color: 'red', top: '' })
  })

  test.for<[part: Props, own: Props]>([
    [{ class: 'one' }, { classList: { two: true, off: false } }],
    [{ classList: { one: true, off: false } }, { class: 'two' }],
    [{ classList: { one: true, off: true } }, { classList: { two: true, off: false } }],
    [{ class: 'one' }, { classList: { off: false }, class: 'two' }],
    [{ class: '', classList: { one: true } }, { class: 'two' }],
  ])('joins `class` and `classList`: %j and %j', ([part, own]) => {
    const [word, setWord] = createSignal<Props>({})
    createMerged(
      () => part,
      () => ({ ...own, ...word() }),
    )
    const classes = () => [...next().classList].sort()
    expect(classes()).toEqual(['one', 'two'])
    expect(previous().className.trim()).toBe(part.classList?.off ? 'one off' : 'one')
    setWord({ class: 'three' })
    expect(classes()).toEqual('class' in own ? ['one', 'three'] : ['one', 'three', 'two'])
    setWord({})
    expect(classes()).toEqual(['one', 'two'])
  })

  test('runs the handlers of part and child, in every spelling that Solid accepts, and keeps their listeners', async () => {
    const log: unknown[] = []
    const plain = (name: string) => (event: Event) => void log.push(`${name} ${event.type}`)
    const withData = (name: string) => [(name: string, event: Event) => plain(name)(event), name] as const
    const handlers = (name: string) => ({
      onKeyDown: withData(name),
      'on:keyup': { handleEvent: plain(name) },
      'oncapture:keyup': plain(`captured ${name}`),
      onkeypress: plain(name),
    })
    const [name, setName] = createSignal('part')
    createMerged(
      () => ({ ...handlers(name()), onFocus: plain(name()), 'on:blur': plain(name()), onClick: () => {} }),
      () => ({ ...handlers('child'), onFocus: withData('child'), 'on:blur': null as never, 'on:click': () => {} }),
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
    const add = vi.spyOn(next(), 'addEventListener')
    next().click()
    next().click()
    expect(add).not.toHaveBeenCalled()
    add.mockRestore()
  })
})
