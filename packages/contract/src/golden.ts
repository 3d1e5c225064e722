import { asChild } from './golden/as-child.js'
import { generated } from './golden/generated.js'
import { literal } from './golden/literal.js'
import type { Feature } from './harness.js'
import type { Scene } from './scene.js'

/** A scene and its markup, which is the same in every host. */
export interface Golden {
  readonly scene: Scene
  readonly markup: string
  /** Only hosts with this feature can render it. Default: every host. */
  readonly needs?: Feature
}

const goldens = { ...literal, ...generated, ...asChild }

export type GoldenName = keyof typeof goldens

/** The golden markup: the same in every host, in the browser, on the server and after hydration. */
export const golden: Readonly<Record<GoldenName, Golden>> = goldens

/** The scenes that a host can render. */
export const goldenNames = (features: readonly Feature[]): GoldenName[] =>
  (Object.keys(goldens) as GoldenName[]).filter((name) => {
    const { needs } = golden[name]
    return !needs || features.includes(needs)
  })
