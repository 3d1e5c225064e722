import { expect, vi } from 'vitest'
import { afterNextTask } from '../frame.js'
import { type Host, takeWords } from '../host.js'
import { click, press } from '../pointer.js'
import { compare } from './compare.js'
import { type Control, find, handlerOf, isDisabled, requestOf } from './control.js'
import { createModel } from './model.js'
import type { Act, Sequence, Step } from './sequence.js'
import { type Call, type Change, react, type World } from './world.js'

/** Plays a sequence on a host and on the model, and compares them after each step. */
export async function play(host: Host, { options, madeBy, roots, steps, reactions }: Sequence): Promise<void> {
  const model = createModel(options, { rendersLater: host.has('rendersLater'), reactions })
  const calls: Call[] = []
  const toCome = [...reactions]
  let given = options
  let time = 0
  let isGone = false

  const listen = (name: Call['name'], given: number) => (details: Pick<Call, 'page' | 'pageSize'>) => {
    if (isGone) return
    calls.push({ name, ...details, given })
    react(toCome.shift(), { name, ...details }, world)
  }
  const listeners = () => ({
    onPageChange: listen('onPageChange', time),
    onPageSizeChange: listen('onPageSizeChange', time),
  })
  const update = (change: Change) => {
    time++
    given = { ...given, ...change }
    return shown.update({ ...change, ...listeners() })
  }
  const unmount = () => {
    isGone = true
    return shown.unmount()
  }
  const world: World = {
    options: () => given,
    request: (name, value) => shown.api()[name](value),
    update: (change) => void update(change),
    unmount: () => void unmount(),
  }

  const use = (name: Control, act: () => void) => {
    model.request(...requestOf(name))
    act()
  }
  const act = (one: Act, isAlone: boolean, timeShown: number) => {
    if (isGone) return
    if ('request' in one) {
      model.request(one.request, one.value)
      shown.api()[one.request](one.value)
    } else if ('getter' in one) {
      const handle = options.type === 'link' || given.type === 'link' ? undefined : handlerOf(shown.api(), one.getter)
      if (handle) use(one.getter, handle)
    } else {
      const control = find(shown.container, one.click)
      // The page changes after a link has been followed, and by then others may have been.
      if (!control || (control.localName === 'a' && !isAlone)) return
      // In mid-tick only some hosts show what a callback has changed, and so what can be clicked.
      if (time !== timeShown) return
      if (isDisabled(control)) control.click()
      else use(one.click, () => control.click())
    }
  }

  const take = async (step: Step) => {
    if ('update' in step) {
      model.update(step.update)
      return update(step.update)
    }
    if ('tick' in step) {
      const timeShown = time
      return shown.run(() => {
        for (const one of step.tick) act(one, step.tick.length === 1, timeShown)
      })
    }
    const name = 'pointer' in step ? step.pointer : step.press
    const control = find(shown.container, name)
    if (!control || isDisabled(control)) return
    model.request(...requestOf(name))
    if ('pointer' in step) return click(control)
    control.focus()
    return press(control.localName === 'a' ? '{Enter}' : step.key)
  }

  const shown = await host.show({
    ...options,
    ...listeners(),
    madeBy,
    roots: Array.from({ length: roots }, () => ({})),
  })
  try {
    compare(shown, model)
    for (const step of steps) {
      await take(step)
      model.render()
      if (given.type === 'link' && !('update' in step)) await afterNextTask()
      expect(calls).toEqual(model.calls)
      if (isGone || model.isGone()) break
      if (given.type === 'link') await vi.waitFor(() => compare(shown, model), { interval: 5 })
      else compare(shown, model)
    }
    expect(takeWords().filter((words) => !/^warn: \[dogear\] Ignoring setPage/.test(words))).toEqual([])
  } finally {
    if (!isGone) await unmount()
  }
  expect(shown.container.children).toHaveLength(0)
  expect(takeWords()).toEqual([])
  shown.container.remove()
}
