import {
  applyProps,
  renderFitList,
  renderList,
  renderPageSizeSelect,
  renderStatus,
} from '../../../packages/core/src/dom/index.js'
import {
  createPagination,
  getEllipsisTriggerProps,
  getPageInputProps,
  type ListedEllipsis,
  type PageOutOfRangeDetails,
  type PaginationChangeDetails,
} from '../../../packages/core/src/index.js'
import { optionsOf, type State } from './controls'
import { languageTag, loadedTranslations } from './languages'
import { fields, isField, isTrigger, type Part, partsOf, triggers } from './parts'
import { writeState } from './state'

export interface Callbacks {
  readonly onPaginationChange: (details: PaginationChangeDetails) => void
  readonly onPageOutOfRange: (details: PageOutOfRangeDetails) => void
}

/** Renders the pagination of a state in an element. Returns a function that renders another state. */
export function createResult(container: HTMLElement, callbacks: Callbacks): (state: State) => void {
  const pagination = createPagination()
  let state: State
  let structure = ''
  let elements: Partial<Record<Part | 'Root', HTMLElement>> = {}

  function show() {
    const api = pagination.get()
    const root = elements.Root
    if (!root) return
    applyProps(root, api.getRootProps())
    for (const part of partsOf(state)) {
      const element = elements[part] as HTMLElement
      if (isTrigger(part)) applyProps(element, api[`get${part}Props`]())
      else if (part === 'List') (state.list === 'FitList' ? renderFitList : renderList)(element, api, listProps())
      else if (part === 'Status') renderStatus(element, api)
      else if (part === 'PageInput') applyProps(element, getPageInputProps(api))
      else renderPageSizeSelect(element as HTMLSelectElement, api)
    }
  }

  const listProps = () => ({ ellipsis: state.ellipsisTrigger ? ellipsis : undefined })
  const controlTag = () => (state.type === 'link' ? 'a' : 'button')

  function ellipsis(entry: ListedEllipsis, listItem: HTMLElement) {
    const trigger = listItem.querySelector('a, button') ?? listItem.appendChild(document.createElement(controlTag()))
    trigger.textContent = '…'
    applyProps(trigger, getEllipsisTriggerProps(pagination.get(), entry))
  }

  function create() {
    const root = document.createElement('nav')
    structure = structureOf(state)
    elements = { Root: root }
    for (const part of partsOf(state)) {
      const element = document.createElement(isTrigger(part) ? controlTag() : tags[part])
      elements[part] = element
      if (isTrigger(part)) element.textContent = triggers[part]
      if (!isField(part)) root.append(element)
      else {
        const { text, translation } = fields[part]
        const label = document.createElement('label')
        label.append(`${loadedTranslations(state.language)?.[translation] ?? text} `, element)
        root.append(label)
      }
    }
    if (state.language) root.lang = languageTag(state.language)
    container.replaceChildren(root)
  }

  pagination.subscribe(show)
  return (next) => {
    state = next
    if (structure !== structureOf(state)) create()
    pagination.setOptions({
      ...Object.fromEntries(optionsOf(state)),
      page: state.page,
      pageSize: state.pageSize,
      translations: loadedTranslations(state.language),
      ...callbacks,
      ...(state.type === 'link' && {
        getPageUrl: (shown) => writeState(new URL(location.href), { ...state, ...shown }).href,
        // The page changes in `onPaginationChange`.
        navigate: () => {},
      }),
    })
    show()
  }
}

/** What the elements depend on. */
const structureOf = (state: State) =>
  JSON.stringify([
    partsOf(state),
    state.type,
    state.list,
    state.ellipsisTrigger,
    state.language,
    !!loadedTranslations(state.language),
  ])

const tags = { Status: 'div', List: 'ul', PageSizeSelect: 'select', PageInput: 'input' } as const
