import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { current, get, Items, mount, mountInRoot, next, previous } from './mount'

const log: string[] = []
const logged = () => log.splice(0)
const note = (name: string) => () => void log.push(name)
const withData = (data: string, event: Event) => void log.push(`${data} ${event.type}`)
const onPageChange = ({ page }: { page: number }) => void log.push(`page ${page}`)
const veto = (event: Event) => event.preventDefault()

afterEach(() => void logged())

test.for<[name: string, (handler: (event: MouseEvent) => void) => Pagination.NextTriggerProps]>([
  ['onClick', (onClick) => ({ onClick })],
  ['onClick with data', (on) => ({ onClick: [(data: string, event: MouseEvent) => data === 'x' && on(event), 'x'] })],
  ['on:click', (handler) => ({ 'on:click': handler })],
  ['onclick', (onclick) => ({ onclick }) as Pagination.NextTriggerProps],
])('a click handler as %s runs once, before the change, and can veto it', async ([, propsOf]) => {
  let isVetoed = false
  const handler = (event: MouseEvent) => {
    log.push((event.currentTarget as HTMLElement).localName)
    if (isVetoed) event.preventDefault()
  }
  mountInRoot({ onPageChange }, () => <Pagination.NextTrigger {...propsOf(handler)}>next</Pagination.NextTrigger>)
  await userEvent.click(next())
  expect(logged()).toEqual(['button', 'page 2'])
  isVetoed = true
  await userEvent.click(next())
  expect(logged()).toEqual(['button'])
})

const [siblings, setSiblings] = createSignal(1)

describe.for<[how: string, props: Pagination.NextTriggerProps]>([
  ['with handlers', { onClick: () => void log.push(`onClick ${siblings()}`), 'on:click': note('on:click') }],
  ['without attributes, which takes a shorter path,', {}],
])('a click on a part %s', ([, props]) => {
  test('goes where the link points now, and nowhere once it is disabled', async () => {
    const getPageUrl = ({ page }: { page: number }) => `#clicked-${page}`
    const options = { count: 30, type: 'link', getPageUrl, onPageChange } as const
    mountInRoot(options, () => [<Pagination.NextTrigger {...props} />, <Items />])
    for (const page of [2, 3, 3]) {
      next().click()
      await expect.poll(current).toBe(`${page}`)
    }
    // As in Solid, `on:click` comes first.
    const handled = props.onClick ? ['on:click', 'onClick 1'] : []
    expect(logged()).toEqual([...handled, 'page 2', ...handled, 'page 3', ...handled])
  })

  test('is not tracked by an effect that clicks', () => {
    const effect = vi.fn(() => next().click())
    mount(() => {
      onMount(() => createEffect(effect))
      return <Pagination.Root count={100} siblingCount={siblings()} children={<Pagination.NextTrigger {...props} />} />
    })
    setSiblings(2)
    expect(effect).toHaveBeenCalledOnce()
    setSiblings(1)
  })
})

describe('onClick beside the spread of an asChild element', () => {
  test('runs first on every click, even when the click disables the control', async () => {
    mountInRoot({ count: 30, onPageChange, onClick: note('root') }, () => (
      <Pagination.NextTrigger
        onClick={note('part')}
        asChild={(props) => <button {...props({ onClick: note('own') })} onClick={note('child')} />}
      >
        next
      </Pagination.NextTrigger>
    ))
    for (const page of [2, 3]) {
      await userEvent.click(next())
      expect(logged()).toEqual(['child', 'own', 'part', `page ${page}`, 'root'])
    }
    expect(next().outerHTML).toContain('disabled=""')
  })

  test.for<[where: string, asChild: Pagination.NextTriggerProps['asChild']]>([
    ['after it', (props) => <button {...props()} onClick={veto} />],
    ['before it', (props) => <button onClick={veto} {...props()} />],
    ['in a Dynamic', (props) => <Dynamic component="a" {...props()} onClick={veto} />],
  ])('%s can veto the change', async ([, asChild]) => {
    const options = { type: 'link', getPageUrl: () => '#vetoed' } as const
    mountInRoot(options, () => [<Pagination.NextTrigger asChild={asChild}>next</Pagination.NextTrigger>, <Items />])
    await userEvent.click(next())
    expect(current()).toBe('1')
    expect(location.hash).not.toBe('#vetoed')
  })

  test('can have data, change, and be removed, and doesn’t run for an element that replaces it', () => {
    const [name, setName] = createSignal<string>()
    const handler = () => name() && note(`${name()}`)
    mountInRoot({ defaultPage: 5 }, () => [
      <Pagination.NextTrigger asChild={(props) => <button {...props()} onClick={[withData, 'data']} />} />,
      <Pagination.PrevTrigger asChild={(props) => <button {...props()} onClick={handler() || undefined} />} />,
      <Pagination.LastTrigger
        asChild={(props) => (
          <Show when={name()} fallback={<button {...props()} />}>
            <button {...props()} onClick={note('shown')} />
          </Show>
        )}
      />,
    ])
    next().click()
    expect(logged()).toEqual(['data click'])
    for (const shown of ['one', 'two', undefined, 'three']) {
      setName(shown)
      previous().click()
      get('[data-part=last-trigger]').click()
      expect(logged()).toEqual(shown ? [shown, 'shown'] : [])
    }
  })
})
