import type { Feature } from '../harness/harness.js'
import type { Scene } from '../harness/scene.js'
import { scenesWithEveryOption, serverScenes } from '../harness/server-scenes.js'
import { asChild } from './as-child.js'
import { buttons } from './buttons.js'
import { expand, type Golden } from './expand.js'
import { extras } from './extras.js'
import { lists } from './lists.js'
import { totals } from './totals.js'

const table = { ...buttons, ...totals, ...lists, ...extras, ...asChild }

export type GoldenName = keyof typeof table

/** The golden markup: the same in every host, in the browser, on the server and after hydration. */
export const golden = Object.fromEntries(
  Object.entries<Golden>(table).map(([name, row]) => [name, { ...row, markup: expand(row.markup) }]),
) as Readonly<Record<GoldenName, Golden>>

/** The scenes that a host can render. */
export const goldenNames = (features: readonly Feature[]): GoldenName[] =>
  (Object.keys(table) as GoldenName[]).filter((name) => {
    const { needs } = golden[name]
    return !needs || features.includes(needs)
  })

const others = { ...serverScenes, ...scenesWithEveryOption }

/** A scene that a server renders: a golden one, or one of the harness. */
export type ServerScene = GoldenName | keyof typeof others

export const serverScene = (name: ServerScene): Scene =>
  name in table ? golden[name as GoldenName].scene : others[name as keyof typeof others]
