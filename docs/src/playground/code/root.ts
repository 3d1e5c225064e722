import { optionsOf, type State } from '../controls'
import { languageTag } from '../languages'
import { fields, isField, isTrigger, partsOf, triggers } from '../parts'
import type { Attribute, Element, Node } from './markup'

interface Dialect {
  /** Spells an expression in a text. */
  readonly text: (expression: string) => string
  /** The attributes of the list, and its children, if its ellipses are triggers. */
  readonly jumpingList: Omit<Element, 'tag'>
  /** The attributes that connect the page to where it is kept. */
  readonly page: readonly Attribute[]
}

/** The element of the whole pagination. */
export function rootOf(state: State, { text, jumpingList, page }: Dialect): Element {
  const { language } = state
  const translations: Attribute[] = language
    ? [
        ['lang', languageTag(language)],
        ['translations', { code: language }],
      ]
    : []

  const children = partsOf(state).map((part): Node => {
    if (part === 'List') return { tag: `Pagination.${state.list}`, ...(state.ellipsisTrigger && jumpingList) }
    if (isTrigger(part)) return { tag: `Pagination.${part}`, children: [{ code: triggers[part] }] }
    if (!isField(part)) return { tag: `Pagination.${part}` }
    const label = language ? text(`${language}.${fields[part].translation}`) : fields[part].text
    return { tag: 'label', children: [{ code: `${label} <Pagination.${part} />` }] }
  })
  return { tag: 'Pagination.Root', attributes: [...optionsOf(state), ...page, ...translations], children }
}
