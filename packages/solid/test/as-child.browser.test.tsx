import { Pagination } from '@dogear/solid'
import { createSignal, type JSX, onCleanup, Show, splitProps } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { get, item, mount, next, text, unmount } from './mount'

describe('props(own) of asChild', () => {
  test('follows signals and getters, and keeps the element, content and refs', () => {
    const [word, setWord] = createSignal<string>()
    const refs = { part: vi.fn(), child: vi.fn() }
    const render = vi.fn(() => <i />)
    const Icon = () => render()
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger
          ref={refs.part}
          class="part"
          title="part"
          asChild={(props) => <a {...props({ class: word(), ref: refs.child, lang: word() })} />}
        >
          <Icon />
        </Pagination.NextTrigger>
        <Pagination.PrevTrigger
          title="part"
          asChild={(props) => (
            <a
              {...props({
                get title() {
                  return word()
                },
              })}
            />
          )}
        />
      </Pagination.Root>
    ))
    const [trigger, icon] = [next(), get('i')]
    for (const shown of ['one', 'two', undefined]) {
      setWord(shown)
      trigger.click()
      expect(trigger.className).toBe(shown ? `part ${shown}` : 'part')
      expect(trigger.lang).toBe(shown ?? '')
      expect(get('[data-part=prev-trigger]').title).toBe(shown ?? 'part')
    }
    expect([next(), get('i')]).toEqual([trigger, icon])
    expect(get('i')).toBe(icon)
    expect(render).toHaveBeenCalledOnce()
    for (const ref of Object.values(refs)) expect(ref.mock.calls).toEqual([[trigger]])
  })

  test('calls refs once for each element, as Solid does', () => {
    const [isLink, setLink] = createSignal(true)
    const seen: string[] = []
    const ref = (name: string) => (element: HTMLElement) => {
      seen.push(`${name} ${element.localName}`)
      onCleanup(() => seen.push(`no ${name} ${element.localName}`))
    }
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger
          ref={ref('part')}
          asChild={(props) => (
            <Show when={isLink()} fallback={<button {...props({ ref: ref('child') })} />}>
              <a {...props({ ref: ref('child') })} />
            </Show>
          )}
        />
      </Pagination.Root>
    ))
    next().click()
    expect(seen.splice(0)).toEqual(['child a', 'part a'])
    setLink(false)
    expect(seen.splice(0).sort()).toEqual(['child button', 'no child a', 'no part a', 'part button'])
    next().click()
    unmount()
    expect(seen.sort()).toEqual(['no child button', 'no part button'])
  })

  test('content in it wins over the part’s', () => {
    const [word, setWord] = createSignal<JSX.Element>('child')
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger asChild={(props) => <a {...props({ children: word() })} />}>
          part
        </Pagination.NextTrigger>
      </Pagination.Root>
    ))
    expect(text()).toBe('child')
    setWord(<b>element</b>)
    expect(get('b').textContent).toBe('element')
    setWord(undefined)
    expect(text()).toBe('part')
  })
})

describe('a component as the child of a part', () => {
  test('receives the merged props, and can split them', () => {
    const Link = (props: JSX.AnchorHTMLAttributes<HTMLAnchorElement>) => {
      const [own, others] = splitProps(props, ['class', 'children', 'ref'])
      return (
        <a ref={own.ref} class={`link ${own.class}`} {...others}>
          {own.children}
        </a>
      )
    }
    const ref = vi.fn()
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger
          ref={ref}
          class="part"
          asChild={(props) => <Link {...props({ class: 'child', href: '#2' })} />}
        >
          next
        </Pagination.NextTrigger>
        <Pagination.Item type="page" value={2} />
      </Pagination.Root>
    ))
    expect(next().className).toBe('link part child')
    expect(next()).toMatchObject({ localName: 'a', textContent: 'next' })
    next().click()
    expect(item(2).ariaCurrent).toBe('page')
    expect(ref.mock.calls).toEqual([[next()]])
  })

  test('can both call and spread the ref, and its onClick runs once', () => {
    const log: string[] = []
    mount(() => (
      <Pagination.Root count={100} onPageChange={({ page }) => log.push(`page ${page}`)}>
        <Pagination.NextTrigger
          asChild={(props) => (
            <button
              {...props()}
              ref={(element) => (props().ref as (element: HTMLElement) => void)(element)}
              onClick={() => log.push('child')}
            />
          )}
        />
      </Pagination.Root>
    ))
    next().click()
    expect(log).toEqual(['child', 'page 2'])
  })
})
