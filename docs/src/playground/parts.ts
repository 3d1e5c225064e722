import type { State } from './controls'

export type Part = 'Status' | 'FirstTrigger' | 'PrevTrigger' | 'List' | 'NextTrigger' | 'LastTrigger' | Field
export type Field = 'PageSizeSelect' | 'PageInput'

/** The text of each trigger. */
export const triggers = { FirstTrigger: '«', PrevTrigger: '‹', NextTrigger: '›', LastTrigger: '»' }

/** The visible label of each field, in English and in the translations. */
export const fields = {
  PageSizeSelect: { text: 'Items per page', translation: 'pageSizeLabel' },
  PageInput: { text: 'Page', translation: 'pageInputLabel' },
} as const

/** The parts to show, in their order. */
export function partsOf(state: State): Part[] {
  const shown: Record<Part, boolean> = {
    Status: state.status,
    FirstTrigger: state.firstTrigger,
    PrevTrigger: true,
    List: true,
    NextTrigger: true,
    LastTrigger: state.lastTrigger,
    PageSizeSelect: state.pageSizeSelect,
    PageInput: state.pageInput,
  }
  return (Object.keys(shown) as Part[]).filter((part) => shown[part])
}

export const isTrigger = (part: Part): part is keyof typeof triggers => part in triggers
export const isField = (part: Part): part is Field => part in fields
