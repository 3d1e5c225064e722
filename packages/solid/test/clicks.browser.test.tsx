import { Pagination } from '@dogear/solid'
import { createEffect, createSignal, onMount } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { current, Items, mount, mountInRoot, next } from './mount'

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

test.for<[where: string, asChild: Pagination.NextTriggerProps['asChild']]>([
  ['after', (props) => <button {...props()} onClick={veto} />],
  ['before', (props) => <button onClick={veto} {...props()} />],
  ['in a Dynamic after', (props) => <Dynamic component="button" {...props()} onClick={veto} />],
])('a click handler %s the spread of asChild runs too late to prevent the change', async ([, asChild]) => {
  mountInRoot({}, () => [<Pagination.NextTrigger asChild={asChild}>next</Pagination.NextTrigger>, <Items />])
  await userEvent.click(next())
  expect(current()).toBe('2')
})

test('a click handler that is passed to `props` runs first, even when the click disables the control', async () => {
  mountInRoot({ count: 20, onPageChange, onClick: note('root') }, () => (
    <Pagination.NextTrigger
      onClick={note('part')}
      asChild={(props) => <button {...props({ onClick: [withData, 'child'] })}>next</button>}
    />
  ))
  await userEvent.click(next())
  expect(logged()).toEqual(['child click', 'part', 'page 2', 'root'])
  expect(next().outerHTML).toContain('disabled=""')
})
