import { asChild } from './golden/as-child.js'
import { generated } from './golden/generated.js'
import { literal } from './golden/literal.js'
import type { Scene } from './scene.js'

/** A scene, and its markup in every host. */
export interface Golden {
  readonly scene: Scene
  readonly markup: string
  /** Whether only hosts with `parts` can render it. Default false. */
  readonly needsParts?: boolean
}

const goldens = { ...literal, ...generated, ...asChild }

export type GoldenName = keyof typeof goldens

/** The golden markup: the same in every host, in the browser, on the server and after hydration. */
export const golden: Readonly<Record<GoldenName, Golden>> = goldens

/** The scenes that a host can render. */
export const goldenNames = ({ hasParts }: { hasParts: boolean }): GoldenName[] =>
  (Object.keys(goldens) as GoldenName[]).filter((name) => hasParts || !golden[name].needsParts)
