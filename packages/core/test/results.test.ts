import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { createAnnouncement } from '../src/results/announcement.js'
import { createResults } from '../src/results/create-results.js'
import { nextRun, open } from './open.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const patience = 10_000
const stay = 1000
const renderTime = 200

interface FakeElement {
  isConnected: boolean
  isHidden: boolean
}
const createElement = (): FakeElement => ({ isConnected: true, isHidden: false })

/** An element that acts on results, unless it is hidden, and commits when the test says so. The log has what happens. */
function follow(options?: PaginationOptions, hearsAnnouncements = true) {
  const { api, run, update } = open({ count: 95, ...options })
  const log: string[] = []
  const [element, other] = [createElement(), createElement()]
  const results = createResults<FakeElement>(api(), {
    ...(hearsAnnouncements && { createAnnouncement }),
    stay,
    onRequest: ({ reason }) => log.push(`request by ${reason}`),
    isAble: ({ isHidden }) => !isHidden,
    act: (actor) => log.push(`${actor === other ? 'other, ' : ''}page ${api().page}`),
    onStay: () => log.push('noticed'),
    onIdle: () => log.push('idle'),
  })
  /** What has happened since the last call. */
  const happened = () => log.splice(0)
  const commit = (change?: PaginationOptions) => {
    if (change) update(change)
    results.update(element, api())
    return happened()
  }
  const commitOther = () => {
    results.update(other, api())
    return happened()
  }
  const request = (...pages: number[]) => {
    for (const page of pages) run(({ setPage }) => setPage(page))
    return happened()
  }
  const pass = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    return happened()
  }
  /** Removes the element, and waits until the others have noticed. */
  const leave = async () => {
    results.leave(element)
    await Promise.resolve()
    return happened()
  }
  commit()
  return { element, commit, commitOther, happened, leave, pass, request, run }
}

type View = ReturnType<typeof follow>
const requested = 'request by api'
const controlled = { page: 1 }

/** Each row: what is done, and what happens. */
type Step = [act: (view: View) => unknown, happened: string[]]
type Story = [what: string, options: PaginationOptions, ...Step[]]

const go =
  (...pages: number[]) =>
  ({ request }: View) =>
    request(...pages)
const commit =
  (change?: PaginationOptions) =>
  ({ commit }: View) =>
    commit(change)
const pass =
  (milliseconds: number) =>
  ({ pass }: View) =>
    pass(milliseconds)
const set =
  (change: Partial<FakeElement>) =>
  ({ element, happened }: View) => {
    Object.assign(element, change)
    return happened()
  }
const leave = ({ leave }: View) => leave()
const commitOther = ({ commitOther }: View) => commitOther()
/** Calls `announce` once for each promise, or without one. */
const announce =
  (...promises: (() => PromiseLike<unknown> | undefined)[]) =>
  ({ run, happened }: View) => {
    for (const create of promises.length ? promises : [() => undefined]) run(({ announce }) => announce(create()))
    return happened()
  }
const resolved = () => Promise.resolve()
// biome-ignore lint/suspicious/noThenProperty: a promise of another kind.
const resolvedAtOnce = () => ({ then: (resolve: () => void) => resolve() }) as PromiseLike<void>
const rejected = () => Promise.reject(new Error('offline'))
const isOver: Step = [pass(stay), ['noticed', 'idle']]
const hide = set({ isHidden: true })
const show = set({ isHidden: false })
const remove = set({ isConnected: false })
const add = set({ isConnected: true })

const stories: Story[] = [
  ['is over once it is shown', {}, [go(2), [requested]], [commit(), ['page 2']], isOver, [pass(patience), []]],
  [
    'waits for the page, and for its data',
    controlled,
    ...([
      [go(2), [requested]],
      [commit({ count: 96 }), []],
      [commit({ page: 2, busy: true }), []],
      [pass(3 * patience), []],
      [commit({ busy: false }), ['page 2']],
      isOver,
    ] satisfies Step[]),
  ],
  [
    'is over when the last page is shown instead of one past the end',
    { page: 1, count: undefined, minCount: 200 },
    [go(9), [requested]],
    [commit({ page: 9, busy: true }), []],
    [commit({ busy: false, minCount: undefined, count: 25 }), ['page 3']],
  ],
  ['ends if another page is shown', controlled, [go(2), [requested]], [commit({ page: 5 }), ['idle']]],
  [
    'ends if another page size is shown',
    controlled,
    [go(2), [requested]],
    [commit({ page: 2, pageSize: 20 }), ['idle']],
  ],
  [
    'ends if another page is shown while it loads',
    controlled,
    [go(2), [requested]],
    [commit({ page: 2, busy: true }), []],
    [commit({ page: 5 }), ['idle']],
    [commit({ busy: false }), []],
  ],
  ['ends if another request takes it back', {}, [go(2, 1), [requested, 'idle']], [commit(), []], [pass(patience), []]],
  [
    'ends after ten seconds in which nothing loads',
    controlled,
    [go(2), [requested]],
    [pass(patience - 1), []],
    [commit({ count: 96 }), []],
    [pass(patience - 1), []],
    [pass(1), ['idle']],
    [commit({ page: 2 }), []],
  ],
  [
    'waits while the page before loads',
    controlled,
    [go(2), [requested]],
    [commit({ busy: true }), []],
    [pass(3 * patience), []],
    [commit({ busy: false }), []],
    [pass(patience), ['idle']],
  ],
  [
    'is over once, although the parent refuses a newer one while it loads',
    controlled,
    [go(2), [requested]],
    [commit({ page: 2, busy: true }), []],
    [go(3), [requested]],
    [commit({ busy: false }), ['page 2']],
    [pass(stay), ['noticed']],
    [pass(patience), ['idle']],
  ],
  [
    'is over before a newer one, if the parent answers late',
    controlled,
    [go(2, 3), [requested, requested]],
    [commit({ page: 2 }), ['page 2']],
    [pass(stay), ['noticed']],
    [commit({ page: 3 }), ['page 3']],
    isOver,
  ],
  [
    'ends if a newer one is taken back while it loads',
    controlled,
    [go(2), [requested]],
    [commit({ page: 2, busy: true }), []],
    [go(3, 2), [requested, 'idle']],
    [commit({ busy: false }), []],
  ],
  [
    'is forgotten when a newer one is shown',
    controlled,
    [go(2, 3), [requested, requested]],
    [commit({ page: 3 }), ['page 3']],
    isOver,
    [commit({ page: 2 }), []],
  ],
  [
    'begins anew after each request',
    {},
    [go(2), [requested]],
    [commit(), ['page 2']],
    [go(3), [requested]],
    [pass(stay), []],
    [commit(), ['page 3']],
    isOver,
  ],
  [
    'is over for a part that is mounted later, whatever was shown meanwhile',
    { page: 2 },
    [go(3), [requested]],
    [remove, []],
    [go(2), [requested]],
    [add, []],
    [commit(), ['page 2']],
  ],
  [
    'ends for a part that is mounted for another page',
    controlled,
    [remove, []],
    [go(2), [requested]],
    [add, []],
    [commit({ page: 4 }), ['idle']],
  ],
  [
    'is acted on as soon as that is possible',
    {},
    [hide, []],
    [go(2), [requested]],
    [commit(), []],
    [pass(patience - 1), []],
    [show, []],
    [commit(), ['page 2']],
    [commit(), []],
    isOver,
    [commit(), []],
  ],
  [
    'is acted on after the next load, if it wasn’t possible before',
    {},
    [hide, []],
    [go(2), [requested]],
    [commit(), []],
    [commit({ busy: true }), []],
    [show, []],
    [commit(), []],
    [pass(patience), []],
    [commit({ busy: false }), ['page 2']],
  ],
  [
    'isn’t acted on ten seconds later',
    {},
    [hide, []],
    [go(2), [requested]],
    [commit(), []],
    [pass(patience), ['idle']],
    [show, []],
    [commit(), []],
  ],
  [
    'isn’t acted on when another page is shown',
    controlled,
    [hide, []],
    [go(2), [requested]],
    [commit({ page: 2 }), []],
    [show, []],
    [commit({ page: 5 }), ['idle']],
  ],
  [
    'is acted on by another element if the first is removed before users notice',
    {},
    [commitOther, []],
    [go(2), [requested]],
    [commit(), ['page 2']],
    [commitOther, []],
    [leave, ['other, page 2']],
    isOver,
  ],
  [
    'is acted on by an element that is mounted when the first is gone',
    {},
    [go(2), [requested]],
    [commit(), ['page 2']],
    [leave, []],
    [commitOther, ['other, page 2']],
    isOver,
  ],
  [
    'is acted on by another element if the first has left the document unnoticed',
    {},
    [commitOther, []],
    [go(2), [requested]],
    [commit(), ['page 2']],
    [remove, []],
    [pass(stay), ['other, page 2']],
    isOver,
  ],
  [
    'is acted on at once by another element that is rendered after that',
    {},
    [commitOther, []],
    [go(2), [requested]],
    [commit(), ['page 2']],
    [remove, []],
    [commitOther, ['other, page 2']],
    isOver,
  ],
  [
    'is acted on once, although the element is removed later',
    {},
    [commitOther, []],
    [go(2), [requested]],
    [commit(), ['page 2']],
    isOver,
    [leave, []],
    [commitOther, []],
  ],
  [
    'is acted on when a hidden element leaves the document, and another is left',
    {},
    [hide, []],
    [commitOther, []],
    [go(2), [requested]],
    [commitOther, ['other, page 2']],
    isOver,
  ],
  [
    'is noticed in time, although commits follow, and loads',
    {},
    [go(2), [requested]],
    [commit(), ['page 2']],
    [pass(stay - 1), []],
    [commit({ busy: true }), []],
    [pass(1), ['noticed', 'idle']],
  ],
  [
    'is noticed, although another page is shown at once',
    controlled,
    [go(2), [requested]],
    [commit({ page: 2 }), ['page 2']],
    [commit({ page: 1 }), []],
    isOver,
  ],
  [
    'isn’t acted on again once another page is shown',
    controlled,
    [commitOther, []],
    [go(2), [requested]],
    [commit({ page: 2 }), ['page 2']],
    [commit({ page: 1 }), []],
    [leave, []],
    isOver,
    [commitOther, []],
  ],
  [
    'isn’t acted on again once another page is shown, and the element has left the document unnoticed',
    controlled,
    [commitOther, []],
    [go(2), [requested]],
    [commit({ page: 2 }), ['page 2']],
    [commit({ page: 1 }), []],
    [remove, []],
    isOver,
  ],
  ['is none if nobody asks', controlled, [commit({ page: 2 }), []], [commit({ busy: true }), []]],
]

const announcements: Story[] = [
  ['is over with the next change', {}, [announce(), []], [commit(), []], [commit({ count: 42 }), ['page 1']], isOver],
  [
    'is over with the next load',
    {},
    [announce(), []],
    [commit({ busy: true }), []],
    [pass(3 * patience), []],
    [commit({ busy: false }), ['page 1']],
    isOver,
  ],
  [
    'is over with a load that has begun',
    { busy: true },
    [announce(), []],
    [commit(), []],
    [commit({ busy: false }), ['page 1']],
  ],
  ['ends after ten seconds', {}, [announce(), []], [pass(patience), ['idle']], [commit({ count: 42 }), []]],
  [
    'takes back nothing that was done, but asks for more',
    {},
    [go(2), [requested]],
    [commit(), ['page 2']],
    [announce(), []],
    [commit(), []],
    [pass(stay), ['noticed']],
    [commit({ count: 42 }), ['page 2']],
    isOver,
  ],
  [
    'goes on beside a request that is taken back',
    {},
    [announce(), []],
    [go(2, 1), [requested]],
    [commit({ count: 42 }), ['page 1']],
    isOver,
  ],
  [
    'leaves a request for another page to wait',
    controlled,
    [go(2), [requested]],
    [announce(), []],
    [commit({ count: 42 }), ['page 1']],
    [pass(stay), ['noticed']],
    [commit({ page: 2 }), ['page 2']],
    isOver,
  ],
  [
    'is noticed, although a request that waits is taken back',
    controlled,
    [announce(), []],
    [go(2), [requested]],
    [commit({ count: 42 }), ['page 1']],
    [go(1), []],
    isOver,
  ],
  [
    'is over with its request',
    controlled,
    [announce(), []],
    [go(2), [requested]],
    [commit({ page: 2, busy: true }), []],
    [commit({ busy: false }), ['page 2']],
    isOver,
  ],
  [
    'is over with whatever a part shows that is mounted later',
    {},
    [remove, []],
    [announce(), []],
    [add, []],
    [commit(), ['page 1']],
  ],
]

async function play([, options, ...steps]: Story) {
  const view = follow(options)
  for (const [index, [step, expected]] of steps.entries()) expect([index, await step(view)]).toEqual([index, expected])
  vi.advanceTimersByTime(patience)
  expect(vi.getTimerCount()).toBe(0)
}

describe('a request', () => {
  test.for(stories)('%s', play)
})

describe('a call of `announce`', () => {
  test.for(announcements)('%s', play)

  /** What happens once the promises have settled. */
  const settled = async ({ happened }: View) => {
    await vi.advanceTimersByTimeAsync(0)
    return happened()
  }

  test.for<Story>([
    [
      'is over soon after its promise is resolved',
      {},
      [announce(resolved), []],
      [settled, []],
      [pass(renderTime - 1), []],
      [pass(1), ['page 1']],
      isOver,
    ],
    [
      'is over soon after another kind of promise',
      {},
      [announce(resolvedAtOnce), []],
      [settled, []],
      [pass(renderTime), ['page 1']],
    ],
    [
      'is over with what is rendered after its promise',
      {},
      [announce(resolved), []],
      [settled, []],
      [commit({ count: 42 }), ['page 1']],
      isOver,
    ],
    [
      'waits for a load after its promise',
      {},
      [announce(resolved), []],
      [settled, []],
      [commit({ busy: true }), []],
      [pass(patience), []],
      [commit({ busy: false }), ['page 1']],
    ],
    [
      'waits for its promise',
      {},
      [announce(() => new Promise(() => {})), []],
      [pass(3 * patience), []],
      [commit({ count: 4 }), []],
    ],
    ['ends if its promise is rejected', {}, [announce(rejected), []], [settled, ['idle']], [commit({ count: 42 }), []]],
    [
      'goes on if the promise of an earlier one is rejected',
      {},
      [announce(rejected, resolved), []],
      [settled, []],
      [pass(renderTime), ['page 1']],
    ],
    [
      'is over after what was done right before it has been noticed',
      {},
      [go(2), [requested]],
      [commit(), ['page 2']],
      [pass(stay - 1), []],
      [announce(resolved), []],
      [settled, []],
      [pass(1), ['noticed']],
      [pass(renderTime), ['page 2']],
      isOver,
    ],
    [
      'is over for a part that is mounted after its promise',
      {},
      [announce(resolved), []],
      [hide, []],
      [settled, []],
      [pass(renderTime), []],
      [show, []],
      [commit(), ['page 1']],
    ],
  ])('%s', play)

  test('without a promise, what else is passed counts for nothing', () =>
    play(['', {}, [announce(() => ({}) as never), []], [commit({ count: 42 }), ['page 1']]]))

  test('is nothing to who doesn’t hear it', () => {
    const { commit, run } = follow({}, false)
    run(({ announce }) => announce())
    expect([commit({ count: 42 }), vi.getTimerCount()]).toEqual([[], 0])
  })
})

test('no timer keeps a process alive', async () => {
  vi.useRealTimers()
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const { request } = follow(controlled)
  const before = timers()
  request(2)
  await nextRun()
  expect(timers()).toBeLessThanOrEqual(before)
})
