import type { Feature } from '../harness/harness.js'
import { type SceneInUrl, scenesInUrl } from '../harness/in-url.js'
import { type ScenePastTheEnd, scenesPastTheEnd } from '../harness/past-the-end.js'
import type { Scene } from '../harness/scene.js'
import { asChild } from './as-child.js'
import { extras } from './extras.js'
import { generated } from './generated.js'
import { literal } from './literal.js'

/** A scene and its markup, which is the same in every host. */
export interface Golden {
  readonly scene: Scene
  readonly markup: string
  /** Only hosts with this feature can render it. Default: every host. */
  readonly needs?: Feature
}

const goldens = { ...literal, ...generated, ...extras, ...asChild }

export type GoldenName = keyof typeof goldens

/** The golden markup: the same in every host, in the browser, on the server and after hydration. */
export const golden: Readonly<Record<GoldenName, Golden>> = goldens

/** The scenes that a host can render. */
export const goldenNames = (features: readonly Feature[]): GoldenName[] =>
  (Object.keys(goldens) as GoldenName[]).filter((name) => {
    const { needs } = golden[name]
    return !needs || features.includes(needs)
  })

const others = { ...scenesInUrl, ...scenesPastTheEnd }

/** A scene that a server renders: a golden one, one whose page is in the URL, or one whose page is past the end. */
export type ServerScene = GoldenName | SceneInUrl | ScenePastTheEnd

export const serverScene = (name: ServerScene): Scene =>
  name in goldens ? golden[name as GoldenName].scene : others[name as keyof typeof others]
