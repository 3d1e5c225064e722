import type { PageAndSize, PaginationActions, PaginationOptions } from '@dogear/core'
import { expect, vi } from 'vitest'
import { takeConsole } from '../harness/console.js'
import { afterNextTask } from '../harness/frame.js'
import type { Api } from '../harness/harness.js'
import { click, press } from '../harness/pointer.js'
import type { Renderer } from '../harness/renderer.js'
import { compare } from './compare.js'
import { findControl, handlerOf, isDisabled, requestOf } from './control.js'
import {
  type ApiRequest,
  type Call,
  type CallbackName,
  type Change,
  type Details,
  type Environment,
  react,
} from './environment.js'
import { createModel } from './model.js'
import type { Action, Command, Sequence } from './sequence.js'

const expectedWarning = /^warn: \[dogear\] (Ignoring (setPag|`totalPages`)|`navigate` is set, but `page`)/

/** What an action needs to know about its tick. */
interface Tick {
  readonly api: Api
  readonly isOnly: boolean
  readonly shownVersion: number
}

const send = (actions: PaginationActions, { request, value }: ApiRequest) =>
  (actions[request] as (value: ApiRequest['value']) => void)(value)

/** Runs a sequence of commands on a host and on the model, and compares them after each command. */
export async function runCommands(renderer: Renderer, sequence: Sequence): Promise<void> {
  const { commands, createdBy, entries, reactions, roots } = sequence
  const model = createModel(sequence.options, { rendersLater: renderer.has('rendersLater'), reactions })
  const calls: Call[] = []
  const pendingReactions = [...reactions]
  let options = sequence.options
  let version = 0
  let isUnmounted = false

  const record = (details: Details, version: number) => {
    if (isUnmounted) return
    calls.push({ ...details, version })
    react(pendingReactions.shift(), details, environment)
  }
  const listen = (name: CallbackName, version: number) => (details: PageAndSize) =>
    record({ name, ...details }, version)
  const listeners = (version: number): PaginationOptions => ({
    onPageChange: listen('onPageChange', version),
    onPageSizeChange: listen('onPageSizeChange', version),
    onPaginationChange: listen('onPaginationChange', version),
    navigate:
      options.navigate &&
      ((url, { event, ...details }) => record({ name: 'navigate', url, hasEvent: !!event, ...details }, version)),
  })
  const update = (change: Change) => {
    version++
    options = { ...options, ...change }
    return view.update({ ...change, ...listeners(version) })
  }
  const unmount = () => {
    isUnmounted = true
    return view.unmount()
  }
  const environment: Environment = {
    options: () => options,
    request: (request) => send(actions, request),
    update: (change) => void update(change),
    unmount: () => void unmount(),
  }

  const act = (action: Action, { api, isOnly, shownVersion }: Tick) => {
    if (isUnmounted) return
    if ('request' in action) {
      model.request(action)
      send(actions, action)
    } else if ('getter' in action) {
      const hasLinks = [sequence.options, options].some(({ type }) => type === 'link')
      const handle = hasLinks ? undefined : handlerOf(api, action.getter)
      if (!handle) return
      model.requestFor(...requestOf(action.getter))
      handle()
    } else {
      const control = findControl(view.container, action.click)
      // A link changes the page after the browser has followed it, so a second action in the same tick proves nothing.
      if (!control || (control.localName === 'a' && !isOnly)) return
      // Within a tick, only some hosts already show what a callback has changed.
      if (version !== shownVersion) return
      if (!isDisabled(control)) model.requestFor(...requestOf(action.click))
      control.click()
    }
  }

  // The browser follows a link some time after the click.
  const eventually = (check: () => void) => (options.type === 'link' ? vi.waitFor(check, { interval: 5 }) : check())

  const run = async (command: Command) => {
    if ('update' in command) {
      model.update(command.update)
      return update(command.update)
    }
    if ('tick' in command) {
      const shownVersion = version
      return view.run((api) => {
        for (const action of command.tick) act(action, { api, isOnly: command.tick.length === 1, shownVersion })
      })
    }
    if ('enter' in command || 'choose' in command) return view.run(() => fill(command))
    const name = 'pointer' in command ? command.pointer : command.press
    const control = findControl(view.container, name)
    if (!control || isDisabled(control)) return
    model.requestFor(...requestOf(name))
    if ('pointer' in command) return click(control)
    control.focus()
    return press(control.localName === 'a' ? '{Enter}' : command.key)
  }

  // With native events, because real keys would take several times as long.
  const fill = (command: { enter: string } | { choose: number }) => {
    const isPage = 'enter' in command
    const field = view.container.querySelector<HTMLInputElement | HTMLSelectElement>(isPage ? 'input' : 'select')
    if (!field || field.disabled) return
    field.value = isPage ? command.enter : `${command.choose}`
    if (!isPage) {
      model.requestFor('page-size-select', { request: 'setPageSize', value: command.choose })
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    if (/^\d+$/.test(command.enter))
      model.requestFor('page-input', { request: 'setPage', value: Number(command.enter) })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }

  const view = await renderer.render({
    ...options,
    ...listeners(version),
    createdBy,
    ...entries,
    roots: Array.from({ length: roots }, () => ({})),
  })
  // The identity of the actions never changes, and in some hosts reading the context renders.
  const actions = view.api()
  try {
    compare(view, model, entries)
    for (const command of commands) {
      await run(command)
      model.render()
      if (options.type === 'link' && !('update' in command)) await afterNextTask()
      await eventually(() => expect(calls).toEqual(model.calls))
      if (isUnmounted || model.isUnmounted()) break
      await eventually(() => compare(view, model, entries))
    }
    expect(takeConsole().filter((message) => !expectedWarning.test(message))).toEqual([])
  } finally {
    if (!isUnmounted) await unmount()
  }
  expect(view.container.children).toHaveLength(0)
  expect(takeConsole()).toEqual([])
  view.container.remove()
}
