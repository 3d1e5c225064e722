import { describe, type RunnerTask, type RunnerTestSuite } from 'vitest'
import type { Harness } from './harness/harness.js'
import { createRenderer, type Renderer } from './harness/renderer.js'
import { type Surrounding, surroundings } from './harness/surroundings.js'

type Suites = Record<string, (renderer: Renderer) => void>

const suites = Object.values(import.meta.glob<Suites>('./suites/{focus,feedback,lists}/*.ts', { eager: true }))

/** A page warns once, wherever it is. */
const ofPage = /\bwarns\b/

/** Runs the suites that depend on what is around a pagination, in each surrounding. */
export function describeSurroundings(harness: Harness): void {
  for (const [name, surrounding] of Object.entries(surroundings)) {
    const within = describe(`in ${name}`, () => {
      const renderer = createRenderer(harness, { hasRules: true, surrounding })
      for (const suite of suites.flatMap(Object.values)) suite(renderer)
    })
    const { collect } = within
    within.collect = async (file) => leaveOut(await collect(file), surrounding.except)
  }
}

/** Removes the tests whose full title contains one of these. Each of them has to exist. */
function leaveOut(suite: RunnerTestSuite, except: Surrounding['except'] = {}) {
  const unused = new Set(Object.keys(except))
  const stays = (task: RunnerTask) => {
    if (task.type === 'suite') task.tasks = task.tasks.filter(stays)
    if (task.type === 'test' && ofPage.test(task.name)) return false
    const titles = Object.keys(except).filter((title) => task.type === 'test' && task.fullTestName.includes(title))
    for (const title of titles) unused.delete(title)
    return titles.length === 0
  }
  stays(suite)
  if (unused.size > 0) throw new Error(`No test has these titles ${suite.name}: ${[...unused].join(', ')}`)
  return suite
}
