import { expect, test } from 'vitest'
import { focused, press, tabTo } from './pointer.js'
import type { ControlName, SceneProps, View } from './renderer.js'

/** New options of the parent, something that happens, or sentences such as `click next, shows 1 [2] 3`. */
export type Step<Shown = View> = string | SceneProps | ((view: Shown) => unknown)

/** What a test tells: sentences about the scene that it opens by default, or about another one, given first. */
export type Story<Shown = View> = string | readonly [scene: SceneProps, ...steps: Step<Shown>[]]

const nameOf = (word = ''): ControlName => Number(word) || (word as ControlName)

/** What the first word of a sentence does with the others. */
const verbs: Record<string, (view: View, rest: string) => unknown> = {
  // A user.
  click: (view, name) => view.click(nameOf(name)),
  tab: (view, name) => tabTo(view.control(nameOf(name))),
  enter: (view, name) => view.enter(nameOf(name)),
  press: (_view, keys) => press(keys),
  type: (view, text) => view.type(text),
  choose: (view, size) => view.choose(size),
  // The API.
  go: (view, page) => view.goTo(page === 'next' ? page : Number(page)),
  size: (view, size) => view.run(({ setPageSize }) => setPageSize(Number(size))),
  // What is shown at once, or in a moment.
  shows: (view, list) => expect(view.list()).toBe(list),
  reaches: (view, list) => view.shows(list),
  page: (view, page) => expect.poll(() => view.api().page).toBe(Number(page)),
  pageSize: (view, size) => expect.poll(() => view.api().pageSize).toBe(Number(size)),
  input: (view, value) => expect.poll(() => view.input().value).toBe(value),
  select: (view, value) => expect.poll(() => view.select().value).toBe(value),
  status: (view, text) => expect.poll(() => view.status().textContent).toBe(text),
  requested: (view, pages) => expect.poll(() => view.requests.join(' ')).toBe(pages),
  focus: async (view, name) => expect(await focused()).toBe(view.control(nameOf(name))),
}

/** Runs each story as a test with its name. */
export function tell<Shown extends View>(
  open: (scene?: SceneProps) => Promise<Shown>,
  stories: Readonly<Record<string, Story<Shown>>>,
): void {
  test.for(Object.entries(stories))('%s', async ([, story]) => {
    const [scene, ...steps] = typeof story === 'string' ? [undefined, story] : story
    const view = await open(scene)
    for (const step of steps) {
      if (typeof step === 'function') await step(view)
      else if (typeof step === 'object') await view.update(step)
      else await say(view, step)
    }
  })
}

async function say(view: View, sentences: string) {
  for (const sentence of sentences.split(', ')) {
    const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(sentence) ?? []
    const act = verbs[verb]
    if (!act) throw new Error(`No story can say "${sentence}".`)
    try {
      await act(view, rest)
    } catch (error) {
      if (error instanceof Error) error.message = `${sentence}, in "${sentences}": ${error.message}`
      throw error
    }
  }
}
