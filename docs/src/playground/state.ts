import { type Control, controlNames, controls, type NumberControl, type State } from './controls'

/** The state in the query of a URL. Anything that isn't valid is read as what the playground starts with. */
export function readState(params: URLSearchParams): State {
  return stateOf((name) => params.get(name))
}

/** The state from the text of every control, such as `'250'` or `'true'`. `null` means what the playground starts with. */
export function stateOf(textOf: (name: keyof State) => string | null): State {
  return Object.fromEntries(controlNames.map((name) => [name, parse(controls[name], textOf(name))])) as State
}

/** The same URL with the state in its query. Values that the playground starts with are left out. */
export function writeState(url: URL, state: State): URL {
  const next = new URL(url)
  for (const name of controlNames) {
    if (state[name] === controls[name].initial) next.searchParams.delete(name)
    else next.searchParams.set(name, textOf(state[name]))
  }
  return next
}

/** The value of a control as text. */
export const textOf = (value: State[keyof State]): string => String(value ?? '')

function parse(control: Control, text: string | null) {
  const { initial } = control
  if (text === null) return initial
  switch (control.kind) {
    case 'flag':
      return text === 'true'
    case 'choice':
      return Object.hasOwn(control.choices, text) ? text : initial
    case 'number':
      if (text === '') return control.default
      return isValidNumber(control, text) ? Number(text) : initial
  }
}

/** Whether a text is a number that a control accepts. */
export const isValidNumber = ({ min, max }: NumberControl, text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
