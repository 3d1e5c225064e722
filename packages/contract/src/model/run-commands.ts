import { expect, vi } from 'vitest'
import { takeConsole } from '../console.js'
import { afterNextTask } from '../frame.js'
import { click, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import { compare } from './compare.js'
import { findControl, handlerOf, isDisabled, requestOf } from './control.js'
import { type Call, type Change, type Environment, react } from './environment.js'
import { createModel } from './model.js'
import type { Action, Command, Sequence } from './sequence.js'

/** Runs a sequence of commands on a host and on the model, and compares them after each command. */
export async function runCommands(renderer: Renderer, sequence: Sequence): Promise<void> {
  const { commands, createdBy, reactions, roots } = sequence
  const model = createModel(sequence.options, { rendersLater: renderer.has('rendersLater'), reactions })
  const calls: Call[] = []
  const pendingReactions = [...reactions]
  let options = sequence.options
  let version = 0
  let isUnmounted = false

  const listen = (name: Call['name'], version: number) => (details: Pick<Call, 'page' | 'pageSize'>) => {
    if (isUnmounted) return
    calls.push({ name, ...details, version })
    react(pendingReactions.shift(), { name, ...details }, environment)
  }
  const listeners = () => ({
    onPageChange: listen('onPageChange', version),
    onPageSizeChange: listen('onPageSizeChange', version),
  })
  const update = (change: Change) => {
    version++
    options = { ...options, ...change }
    return view.update({ ...change, ...listeners() })
  }
  const unmount = () => {
    isUnmounted = true
    return view.unmount()
  }
  const environment: Environment = {
    options: () => options,
    request: (name, value) => view.api()[name](value),
    update: (change) => void update(change),
    unmount: () => void unmount(),
  }

  const act = (action: Action, isOnly: boolean, shownVersion: number) => {
    if (isUnmounted) return
    if ('request' in action) {
      model.request(action.request, action.value)
      view.api()[action.request](action.value)
    } else if ('getter' in action) {
      const hasLinks = [sequence.options, options].some(({ type }) => type === 'link')
      const handle = hasLinks ? undefined : handlerOf(view.api(), action.getter)
      if (!handle) return
      model.request(...requestOf(action.getter))
      handle()
    } else {
      const control = findControl(view.container, action.click)
      // A link changes the page after the browser has followed it, so a second action in the same tick proves nothing.
      if (!control || (control.localName === 'a' && !isOnly)) return
      // Within a tick, only some hosts already show what a callback has changed.
      if (version !== shownVersion) return
      if (!isDisabled(control)) model.request(...requestOf(action.click))
      control.click()
    }
  }

  const run = async (command: Command) => {
    if ('update' in command) {
      model.update(command.update)
      return update(command.update)
    }
    if ('tick' in command) {
      const shownVersion = version
      return view.run(() => {
        for (const action of command.tick) act(action, command.tick.length === 1, shownVersion)
      })
    }
    const name = 'pointer' in command ? command.pointer : command.press
    const control = findControl(view.container, name)
    if (!control || isDisabled(control)) return
    model.request(...requestOf(name))
    if ('pointer' in command) return click(control)
    control.focus()
    return press(control.localName === 'a' ? '{Enter}' : command.key)
  }

  const view = await renderer.render({
    ...options,
    ...listeners(),
    createdBy,
    roots: Array.from({ length: roots }, () => ({})),
  })
  try {
    compare(view, model)
    for (const command of commands) {
      await run(command)
      model.render()
      if (options.type === 'link' && !('update' in command)) await afterNextTask()
      expect(calls).toEqual(model.calls)
      if (isUnmounted || model.isUnmounted()) break
      if (options.type === 'link') await vi.waitFor(() => compare(view, model), { interval: 5 })
      else compare(view, model)
    }
    expect(takeConsole().filter((message) => !/^warn: \[dogear\] Ignoring setPage/.test(message))).toEqual([])
  } finally {
    if (!isUnmounted) await unmount()
  }
  expect(view.container.children).toHaveLength(0)
  expect(takeConsole()).toEqual([])
  view.container.remove()
}
