import { describe, type RunnerTask, type RunnerTestSuite } from 'vitest'
import { surroundings } from './harness/around.js'
import { ofFeedback, ofLists } from './harness/exceptions.js'
import type { Harness } from './harness/harness.js'
import { createRenderer, type Renderer } from './harness/renderer.js'

type Suites = Record<string, (renderer: Renderer) => void>

const suites = import.meta.glob<Suites>('./suites/{focus,feedback,lists}/*.ts', { eager: true })

/** Runs the suites that depend on what is around a pagination, in each surrounding, or in every second one. */
export function describeSurroundings(harness: Harness, half?: number): void {
  for (const [index, [name, surrounding]] of Object.entries(surroundings).entries()) {
    if (index % 2 === half) continue
    const { rules = [], except } = surrounding
    const within = describe(`in ${name}`, () => {
      const renderer = createRenderer(harness, { hasRules: true, surrounding })
      for (const [path, suite] of Object.entries(suites)) {
        const hasRules = rules.some((folder) => path.includes(`/${folder}/`))
        for (const run of Object.values(suite)) run(hasRules ? renderer : { ...renderer, rules() {} })
      }
    })
    const { collect } = within
    const exceptions = { ...(rules.includes('feedback') ? ofFeedback : rules.length > 0 && ofLists), ...except }
    within.collect = async (file) => leaveOut(await collect(file), Object.keys(exceptions))
  }
}

/** Removes the tests whose full title contains one of these. Each of them has to exist. */
function leaveOut(suite: RunnerTestSuite, titles: readonly string[]) {
  const unused = new Set(titles)
  const stays = (task: RunnerTask) => {
    if (task.type === 'suite') {
      task.tasks = task.tasks.filter(stays)
      return task.tasks.length > 0
    }
    const found = titles.filter((title) => task.fullTestName.includes(title))
    for (const title of found) unused.delete(title)
    return found.length === 0
  }
  stays(suite)
  if (unused.size > 0) throw new Error(`No test has these titles ${suite.name}: ${[...unused].join(', ')}`)
  return suite
}
