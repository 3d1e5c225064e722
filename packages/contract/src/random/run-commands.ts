import { expect, vi } from 'vitest'
import { takeConsole } from '../harness/console.js'
import { afterNextTask } from '../harness/frame.js'
import type { Api } from '../harness/harness.js'
import { normalizeMarkup } from '../harness/normalize-markup.js'
import type { Renderer, View } from '../harness/renderer.js'
import { renderParent } from './parent.js'
import type { Command, Sequence } from './sequence.js'
import { act, fill, repeat, use } from './user.js'

const expectedWarning =
  /^warn: \[dogear\] (Ignoring (setPag|`totalPages`)|`navigate` is set, but `page`|Nothing is known about the number of items)/

interface Hosts {
  readonly adapter: Renderer
  readonly vanilla: Renderer
}

/** Runs a sequence of commands on an adapter and on vanilla, and compares them after each command. */
export async function runCommands(hosts: Hosts, { commands, ...scene }: Sequence): Promise<void> {
  const vanilla = await renderParent(hosts.vanilla, scene)
  const adapter = await renderParent(hosts.adapter, scene)
  const parents = [vanilla, adapter]
  // So that vanilla changes the page in the next task, before the adapter's link is clicked.
  vanilla.view.container.addEventListener('click', (event) => event.preventDefault())
  const isLink = () => adapter.options().type === 'link'

  const run = async (command: Command) => {
    if ('update' in command) for (const parent of parents) await parent.update(command.update)
    else if ('enter' in command || 'choose' in command) for (const parent of parents) await fill(parent, command)
    else if ('tick' in command && command.tick.length > 1) await repeat(vanilla, await act(adapter, command.tick))
    else {
      const tick = 'tick' in command ? command.tick : [{ click: 'press' in command ? command.press : command.pointer }]
      await act(vanilla, tick)
      if (isLink()) await afterNextTask()
      await ('tick' in command ? act(adapter, tick) : use(adapter, command))
      if (isLink()) await afterNextTask()
    }
  }

  // The browser follows a link some time after the click.
  const eventually = (check: () => void) => (isLink() ? vi.waitFor(check, { interval: 5 }) : check())

  try {
    compare(adapter.view, vanilla.view)
    for (const command of commands) {
      await run(command)
      // Requests of one task add up, and only some hosts wait for a task.
      await afterNextTask()
      await eventually(() => expect(adapter.calls).toEqual(vanilla.calls))
      expect(adapter.isUnmounted()).toBe(vanilla.isUnmounted())
      if (adapter.isUnmounted()) break
      await eventually(() => compare(adapter.view, vanilla.view))
    }
    expect(takeConsole().filter((message) => !expectedWarning.test(message))).toEqual([])
  } finally {
    for (const parent of parents) if (!parent.isUnmounted()) await parent.unmount()
  }
  expect(adapter.view.container.children).toHaveLength(0)
  expect(takeConsole()).toEqual([])
  for (const { view } of parents) view.container.remove()
}

/** Expects two hosts to show the same context, and the same markup in every root. */
function compare(adapter: View, vanilla: View): void {
  expect(contextOf(adapter.api())).toEqual(contextOf(vanilla.api()))
  const expected = vanilla.roots().map(shownBy)
  expect(adapter.roots().map(shownBy)).toEqual(expected)
}

function contextOf(api: Api) {
  const { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange } = api
  return { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange }
}

function shownBy(root: HTMLElement) {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  // The value of a field says which option is selected, and only real clicks
  // and keys move focus, for which the root can have a `tabindex`.
  const markup = normalizeMarkup(root.outerHTML)
    .replace(/ selected=""/g, '')
    .replace(/ tabindex="-1"/g, '')
  return { markup, values: Array.from(fields, ({ value }) => value) }
}
