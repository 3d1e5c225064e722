import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, onMount } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { get, mount } from './mount'

describe('the user’s click handler', () => {
  const spellings = {
    onClick: (handler) => ({ onClick: handler }),
    'onClick with data': (handler) => ({ onClick: [(_data: string, event: MouseEvent) => handler(event), 'data'] }),
    'on:click': (handler) => ({ 'on:click': handler }),
    onclick: (handler) => ({ onclick: handler }) as object,
  } satisfies Record<string, (handler: (event: MouseEvent) => void) => Partial<Pagination.NextTriggerProps>>

  test.for(Object.entries(spellings))('as %s runs once, before the change, and can veto it', async ([, props]) => {
    const seen: unknown[] = []
    const [isVetoed, setVetoed] = createSignal(false)
    const handler = (event: MouseEvent) => {
      seen.push(['clicked', (event.currentTarget as HTMLElement).localName])
      if (isVetoed()) event.preventDefault()
    }
    mount(() => (
      <Pagination.Root count={100} onPageChange={({ page }) => seen.push(page)}>
        <Pagination.NextTrigger {...props(handler)}>next</Pagination.NextTrigger>
      </Pagination.Root>
    ))
    await userEvent.click(get('button'))
    expect(seen.splice(0)).toEqual([['clicked', 'button'], 2])
    setVetoed(true)
    await userEvent.click(get('button'))
    expect(seen).toEqual([['clicked', 'button']])
  })

  test('as `on:click` runs before one as `onClick`, as in Solid', () => {
    const seen: string[] = []
    const handlers = { onClick: () => void seen.push('onClick'), 'on:click': () => void seen.push('on:click') }
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger {...handlers} />
      </Pagination.Root>
    ))
    get('button').click()
    expect(seen).toEqual(['on:click', 'onClick'])
  })

  test('is not tracked by an effect that clicks', () => {
    const effect = vi.fn(() => get('button').click())
    const [word, setWord] = createSignal('one')
    mount(() => {
      onMount(() => createEffect(effect))
      return (
        <Pagination.Root count={100}>
          <Pagination.NextTrigger onClick={() => word()} />
        </Pagination.Root>
      )
    })
    setWord('two')
    expect(effect).toHaveBeenCalledOnce()
  })

  test('receives its data', () => {
    const handler = vi.fn()
    mount(() => (
      <Pagination.Root count={100}>
        <Pagination.NextTrigger onClick={[handler, { id: 7 }]} />
      </Pagination.Root>
    ))
    get('button').click()
    expect(handler).toHaveBeenCalledExactlyOnceWith({ id: 7 }, expect.any(MouseEvent))
  })
})

describe('a click on a part without attributes, which takes a shorter path,', () => {
  test('goes where the link points now', async () => {
    mount(() => (
      <Pagination.Root count={100} type="link" getPageUrl={({ page }) => `#shorter-${page}`}>
        <Pagination.NextTrigger>next</Pagination.NextTrigger>
        <Pagination.Context>{(pagination) => <p>{pagination().page}</p>}</Pagination.Context>
      </Pagination.Root>
    ))
    for (const page of [2, 3]) {
      await userEvent.click(get('a'))
      await expect.poll(() => get('p').textContent).toBe(`${page}`)
    }
  })

  test('is not tracked by an effect that clicks', () => {
    const effect = vi.fn(() => get('button').click())
    const [siblings, setSiblings] = createSignal(1)
    mount(() => {
      onMount(() => createEffect(effect))
      return (
        <Pagination.Root count={100} siblingCount={siblings()}>
          <Pagination.NextTrigger />
        </Pagination.Root>
      )
    })
    setSiblings(2)
    expect(effect).toHaveBeenCalledOnce()
  })
})
