import { asChild } from './golden/as-child.js'
import { buttons } from './golden/buttons.js'
import { given } from './golden/given.js'
import { links } from './golden/links.js'
import type { Scene } from './scene.js'

/** A scene, and the markup that every host makes of it. */
export interface Golden {
  readonly scene: Scene
  readonly markup: string
  /** Whether only hosts with `parts` can show it. Default false. */
  readonly needsParts?: boolean
}

export type GoldenName = keyof typeof goldens

const goldens = { ...buttons, ...links, ...given, ...asChild }

/** The one markup: the same in every host, in the browser, on the server and after hydration. */
export const golden: Readonly<Record<GoldenName, Golden>> = goldens

/** The scenes that a host can show. */
export const goldenNames = ({ hasParts }: { hasParts: boolean }): GoldenName[] =>
  (Object.keys(goldens) as GoldenName[]).filter((name) => hasParts || !golden[name].needsParts)

/**
 * Markup in one spelling: a line for each tag, attributes and declarations in the order of their names, and without what
 * frameworks leave for their own hydration (comments, and the keys of Solid).
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
  return Array.from(all, ([, name = '', quoted, bare]) => `${name}="${spelled(name, quoted ?? bare ?? '')}"`)
    .filter((attribute) => !attribute.startsWith('data-hk='))
    .sort()
}

function spelled(name: string, value: string): string {
  if (name === 'class') return value.trim()
  return name === 'style' ? styleInOneSpelling(value) : value
}

/** Each property once, with the declaration that wins. */
function styleInOneSpelling(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((text) => text.trim())
    return property ? [[property, value] as const] : []
  })
  return [...new Map(declarations)]
    .map((declaration) => declaration.join(': '))
    .sort()
    .join('; ')
}
