import { type PartName, partNames } from './options/part-names.js'

/** How to select a part in CSS, and its attributes in HTML. */
export interface AnatomyPart {
  /** For nested rules: matches the part if it is `&`, or inside `&`. */
  readonly selector: string
  /** The attributes that identify the part. */
  readonly attrs: { readonly 'data-scope': string; readonly 'data-part': string }
}

/** The names of the parts, for styling systems that use a component's anatomy. */
export interface Anatomy<Part extends string> {
  /** The names of the parts. */
  readonly keys: () => Part[]
  /** The selector and the attributes of each part. */
  readonly build: () => Record<Part, AnatomyPart>
  /** An anatomy with more parts. */
  readonly extendWith: <More extends string>(...names: More[]) => Anatomy<Part | More>
  /** An anatomy without some of the parts. */
  readonly omit: <Less extends Part>(...names: Less[]) => Anatomy<Exclude<Part, Less>>
  /** An anatomy of the same parts with another `data-scope`. */
  readonly rename: (scope: string) => Anatomy<Part>
}

/** The parts of the component. */
export const paginationAnatomy: Anatomy<PartName> = /* @__PURE__ */ createAnatomy('pagination', partNames)

function createAnatomy<Part extends string>(scope: string, names: readonly Part[]): Anatomy<Part> {
  return {
    keys: () => [...names],
    build: () => Object.fromEntries(names.map((name) => [name, partOf(scope, name)])) as Record<Part, AnatomyPart>,
    extendWith: (...more) => createAnatomy(scope, [...new Set([...names, ...more])]),
    omit: (...less) => createAnatomy(scope, names.filter((name) => !less.includes(name as never)) as never),
    rename: (other) => createAnatomy(other, names),
  }
}

function partOf(scope: string, name: string): AnatomyPart {
  const part = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const own = `[data-scope="${scope}"][data-part="${part}"]`
  return { selector: `&${own}, & ${own}`, attrs: { 'data-scope': scope, 'data-part': part } }
}
