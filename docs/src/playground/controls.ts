import type { PaginationOptions } from '../../../packages/core/src/index.js'
import { languages } from './languages'

interface Described {
  readonly group: 'Total' | 'Page' | 'List' | 'Behaviour' | 'Parts' | 'Language'
  readonly hint: string
  /** Default: the name of the option. */
  readonly label?: string
}

export interface NumberControl extends Described {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** What Dogear uses if the option isn't set. */
  readonly default?: number
  /** What the playground starts with. Default: the default of the option. */
  readonly initial?: number
}

interface FlagControl extends Described {
  readonly kind: 'flag'
}

interface ChoiceControl<Value extends string> extends Described {
  readonly kind: 'choice'
  /** The text of each value. The first one is the default. */
  readonly choices: Readonly<Record<Value, string>>
}

export type Control = NumberControl | FlagControl | ChoiceControl<string>

const integer = (control: Partial<NumberControl> & Described): NumberControl => ({
  kind: 'number',
  min: 1,
  max: Number.MAX_SAFE_INTEGER,
  ...control,
})
const flag = (control: Omit<FlagControl, 'kind'>): FlagControl => ({ kind: 'flag', ...control })
const choice = <Value extends string>(control: Omit<ChoiceControl<Value>, 'kind'>): ChoiceControl<Value> => ({
  kind: 'choice',
  ...control,
})

const notSet = 'not set'

/** The options that the playground passes on as they are. The compiler complains about a missing one. */
export const options = {
  count: integer({ group: 'Total', min: 0, initial: 250, hint: 'Exact number of items' }),
  totalPages: integer({ group: 'Total', min: 0, hint: 'Exact number of pages. Ignored if count is set' }),
  minCount: integer({
    group: 'Total',
    min: 0,
    hint: 'Lower bound of the number of items. Ignored if count or totalPages is set',
  }),
  hasNextPage: choice({
    group: 'Total',
    choices: { '': notSet, true: 'true', false: 'false' },
    hint: 'Whether there is a page after this one. Ignored if count or totalPages is set',
  }),
  maxPage: integer({ group: 'Total', hint: 'Highest page that can be reached' }),
  siblingCount: integer({ group: 'List', min: 0, max: 10, default: 1, hint: 'Pages on each side of the current one' }),
  boundaryCount: integer({ group: 'List', min: 0, max: 10, default: 1, hint: 'Pages at the beginning and at the end' }),
  type: choice({
    group: 'Behaviour',
    choices: { button: 'button', link: 'link' },
    hint: 'What the controls are. With links, the page is in the URL',
  }),
  busy: flag({ group: 'Behaviour', hint: 'The data of this page is still loading' }),
  disabled: flag({ group: 'Behaviour', hint: 'Disables every control' }),
  dir: choice({ group: 'Language', choices: { '': notSet, ltr: 'ltr', rtl: 'rtl' }, hint: 'Text direction' }),
} satisfies Record<PlainOption, Control>

/** The others are callbacks and ids, or have a control below. */
type PlainOption = Exclude<
  keyof PaginationOptions,
  | 'page'
  | 'defaultPage'
  | 'pageSize'
  | 'defaultPageSize'
  | 'translations'
  | 'getPageUrl'
  | 'navigate'
  | 'ids'
  | `on${string}`
>

const part = (label: string, hint: string) => flag({ group: 'Parts', label, hint })

/** Every control of the playground, in the order of the form. */
export const controls = {
  ...options,
  page: integer({ group: 'Page', default: 1, hint: 'Current page' }),
  pageSize: integer({ group: 'Page', default: 10, hint: 'Items per page' }),
  controlled: flag({ group: 'Page', label: 'controlled', hint: 'Your code keeps the page. No effect with links' }),
  list: choice({
    group: 'List',
    label: 'List',
    choices: { List: 'List', FitList: 'FitList' },
    hint: 'A FitList shows as many entries as fit: drag the corner of the result',
  }),
  ellipsisTrigger: flag({ group: 'List', label: 'EllipsisTrigger', hint: 'Ellipses jump five pages' }),
  language: choice({
    group: 'Language',
    label: 'translations',
    choices: { '': 'English', ...languages },
    hint: 'Labels, texts and numbers',
  }),
  firstTrigger: part('FirstTrigger', 'Goes to the first page'),
  lastTrigger: part('LastTrigger', 'Goes to the last page'),
  status: part('Status', 'Says what is shown'),
  pageSizeSelect: part('PageSizeSelect', 'Changes the page size'),
  pageInput: part('PageInput', 'Goes to a page that you type'),
}

type Controls = typeof controls
type ValueOf<C> = C extends { kind: 'flag' }
  ? boolean
  : C extends ChoiceControl<infer Value>
    ? Value
    : number | undefined

/** The value of every control. */
export type State = { readonly [Name in keyof Controls]: ValueOf<Controls[Name]> }

export const controlNames = Object.keys(controls) as (keyof State)[]

/** The value that stands for an option that isn't set. */
export function defaultOf(control: Control): string | number | boolean | undefined {
  if (control.kind === 'choice') return Object.keys(control.choices)[0]
  return control.kind === 'flag' ? false : control.default
}

/** What to say about a number that isn't valid, and what the playground uses instead. */
export function problemOf(control: NumberControl): string {
  const { min, max } = control
  const initial = initialOf(control)
  const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`
  return `Enter a whole number ${range}. Until then, ${initial === undefined ? 'it is not set' : `${initial} is used`}.`
}

/** What the playground starts with. */
export function initialOf(control: Control): string | number | boolean | undefined {
  return (control.kind === 'number' ? control.initial : undefined) ?? defaultOf(control)
}

/** The plain options that aren't at their defaults and have an effect. */
export function optionsOf(state: State): [name: PlainOption, value: string | number | boolean][] {
  const ignored = ignoredOptions(state)
  return (Object.keys(options) as PlainOption[]).flatMap((name) => {
    const value = state[name]
    if (value === undefined || value === defaultOf(options[name]) || ignored.includes(name)) return []
    return [[name, value === 'true' || (value === 'false' ? false : value)]]
  })
}

/** The options about the total that Dogear ignores if a more exact one is set. */
function ignoredOptions({ count, totalPages }: State): PlainOption[] {
  if (count !== undefined) return ['totalPages', 'minCount', 'hasNextPage']
  return totalPages === undefined ? [] : ['minCount', 'hasNextPage']
}
