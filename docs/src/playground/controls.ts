import type { PaginationOptions } from '../../../packages/core/src/index.js'
import { languages } from './languages'

type Group = 'Total' | 'Page' | 'List' | 'Behaviour' | 'Parts' | 'Language'

interface Described<Value> {
  readonly group: Group
  readonly hint: string
  /** Default: the name of the option. */
  readonly label?: string | undefined
  /** What Dogear uses if the option isn't set. */
  readonly default: Value
  /** What the playground starts with. */
  readonly initial: Value
}

export interface NumberControl extends Described<number | undefined> {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
}

interface FlagControl extends Described<boolean> {
  readonly kind: 'flag'
}

interface ChoiceControl<Value extends string> extends Described<string> {
  readonly kind: 'choice'
  /** The text of each value. The first one is the default. */
  readonly choices: Readonly<Record<Value, string>>
}

export type Control = NumberControl | FlagControl | ChoiceControl<string>

const unlimited = Number.MAX_SAFE_INTEGER
const integer = (group: Group, hint: string, limits: Partial<NumberControl> = {}): NumberControl => ({
  ...{ kind: 'number', group, hint, min: 1, max: unlimited, default: undefined, initial: limits.default },
  ...limits,
})

const flag = (group: Group, hint: string, label?: string, initial = false): FlagControl => ({
  ...{ kind: 'flag', group, hint, label, default: initial, initial },
})

function choice<Value extends string>(
  group: Group,
  hint: string,
  choices: Record<Value, string>,
  label?: string,
): ChoiceControl<Value> {
  const [first = ''] = Object.keys(choices)
  return { kind: 'choice', group, hint, choices, label, default: first, initial: first }
}

const notSet = 'not set'
const ignored = 'Ignored if count or totalPages is set'

/** The options that the playground passes on as they are. The compiler complains about a missing one. */
export const options = {
  count: integer('Total', 'Exact number of items', { min: 0, initial: 250 }),
  totalPages: integer('Total', 'Exact number of pages. Ignored if count is set', { min: 0 }),
  minCount: integer('Total', `Lower bound of the number of items. ${ignored}`, { min: 0 }),
  hasNextPage: choice('Total', `Whether there is a page after this one. ${ignored}`, {
    '': notSet,
    true: 'true',
    false: 'false',
  }),
  maxPage: integer('Total', 'Highest page that can be reached'),
  siblingCount: integer('List', 'Pages on each side of the current one', { min: 0, max: 10, default: 1 }),
  boundaryCount: integer('List', 'Pages at the beginning and at the end', { min: 0, max: 10, default: 1 }),
  ellipses: flag('List', 'An ellipsis stands for the pages of a gap', undefined, true),
  type: choice('Behaviour', 'What the controls are. With links, the page is in the URL', {
    button: 'button',
    link: 'link',
  }),
  busy: flag('Behaviour', 'The data of this page is still loading'),
  disabled: flag('Behaviour', 'Disables every control'),
  dir: choice('Language', 'Text direction', { '': notSet, ltr: 'ltr', rtl: 'rtl' }),
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

const lists = { List: 'List', FitList: 'FitList' }

/** Every control of the playground, in the order of the form. */
export const controls = {
  ...options,
  page: integer('Page', 'Current page', { default: 1 }),
  pageSize: integer('Page', 'Items per page', { default: 10 }),
  controlled: flag('Page', 'Your code keeps the page. No effect with links'),
  list: choice('List', 'A FitList shows as many entries as fit: drag the corner of the result', lists, 'List'),
  ellipsisTrigger: flag('List', 'Ellipses jump five pages', 'EllipsisTrigger'),
  language: choice('Language', 'Labels, texts and numbers', { '': 'Default', ...languages }, 'translations'),
  firstTrigger: flag('Parts', 'Goes to the first page', 'FirstTrigger'),
  lastTrigger: flag('Parts', 'Goes to the last page', 'LastTrigger'),
  status: flag('Parts', 'Says what is shown', 'Status'),
  pageSizeSelect: flag('Parts', 'Changes the page size', 'PageSizeSelect'),
  pageInput: flag('Parts', 'Goes to a page that you type', 'PageInput'),
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

/** What to say about a number that isn't valid, and what the playground uses instead. */
export function problemOf({ min, max, initial }: NumberControl): string {
  const range = max === unlimited ? `of ${min} or more` : `from ${min} to ${max}`
  return `Enter a whole number ${range}. Until then, ${initial === undefined ? 'it is not set' : `${initial} is used`}.`
}

/** The plain options that aren't at their defaults and have an effect. */
export function optionsOf(state: State): [name: PlainOption, value: string | number | boolean][] {
  const unused = ignoredOptions(state)
  return (Object.keys(options) as PlainOption[]).flatMap((name) => {
    const value = state[name]
    if (value === undefined || value === options[name].default || unused.includes(name)) return []
    return [[name, value === 'true' || (value === 'false' ? false : value)]]
  })
}

/** The options about the total that Dogear ignores if a more exact one is set. */
function ignoredOptions({ count, totalPages }: State): PlainOption[] {
  if (count !== undefined) return ['totalPages', 'minCount', 'hasNextPage']
  return totalPages === undefined ? [] : ['minCount', 'hasNextPage']
}
