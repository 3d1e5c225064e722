import type { PageOutOfRangeDetails } from '@dogear/core'
import type { Scene } from './scene.js'

/** What `onPageOutOfRange` has reported in this process. */
export const reported: PageOutOfRangeDetails[] = []

const onPageOutOfRange = (details: PageOutOfRangeDetails) => void reported.push(details)

/** A scene for servers and hydration, whose callback must wait for the browser. */
export const scenesPastTheEnd = {
  'a page past the end': { options: { count: 50, page: 9, onPageOutOfRange } },
} as const satisfies Record<string, Scene>
