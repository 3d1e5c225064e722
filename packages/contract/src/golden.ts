import { buttons } from './golden/buttons.js'
import { given } from './golden/given.js'
import { links } from './golden/links.js'
import type { Scene } from './scene.js'

/** A scene, and the markup that every host makes of it. */
export interface Golden {
  readonly scene: Scene
  readonly markup: string
}

export type GoldenName = keyof typeof goldens

const goldens = { ...buttons, ...links, ...given }

/** The one markup: the same in every host, in the browser, on the server and after hydration. */
export const golden: Readonly<Record<GoldenName, Golden>> = goldens

export const goldenNames = Object.keys(goldens) as GoldenName[]

/**
 * Markup in one spelling: a line for each tag, attributes in the order of their names, and without what frameworks leave
 * for their own hydration (comments, and the keys of Solid).
 */
export function inOneSpelling(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace(/<(\w+)([^>]*)>/g, (_tag, name, attributes) => `\n<${[name, ...sorted(attributes)].join(' ')}>`)
    .replace(/<\/nav>/g, '\n</nav>')
    .trim()
}

function sorted(attributes: string): string[] {
  const all = attributes.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g)
  return Array.from(all, ([, name, quoted, bare]) => `${name}="${quoted ?? bare ?? ''}"`)
    .filter((attribute) => !attribute.startsWith('data-hk='))
    .sort()
}
