import { colorCode, setCode } from './code-block'
import { type Control, controlNames, controls, problemOf, type State } from './controls'
import { loadedTranslations, loadTranslations } from './languages'
import { createResult } from './result'
import { isValidNumber, readState, stateOf, textOf, writeState } from './state'

/** How many events the log shows. */
const maxEvents = 3

/** Connects form, result, code and URL, which all show the same state. */
export function startPlayground(root: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E
  const form = find<HTMLFormElement>('form')
  const log = find('.playground-log')
  const codes = root.querySelectorAll<HTMLElement>('[data-framework]')
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  let state = readState(new URLSearchParams(location.search))
  let timer: ReturnType<typeof setTimeout>
  let written = location.search

  const showResult = createResult(find('.playground-result'), {
    onPaginationChange(details) {
      logEvent('onPaginationChange', details)
      const next = { ...state, page: details.page, pageSize: details.pageSize }
      if (state.type === 'link') pushState(next)
      else setState(next)
    },
    onPageOutOfRange: (details) => logEvent('onPageOutOfRange', details),
  })

  function setState(next: State) {
    for (const name of controlNames) if (next[name] !== state[name]) setProblem(name, '')
    state = next
    showFields()
    show()
    showCode()
    // Browsers refuse to change the address too often.
    clearTimeout(timer)
    timer = setTimeout(writeAddress, 200)
  }

  /** Adds a history entry, so that Back returns to the page before a link. */
  function pushState(next: State) {
    writeAddress()
    history.pushState(history.state, '')
    setState(next)
    writeAddress()
  }

  function writeAddress() {
    clearTimeout(timer)
    history.replaceState(history.state, '', writeState(new URL(location.href), state))
    written = location.search
  }

  function showFields() {
    for (const name of controlNames) {
      const input = field(name)
      const text = textOf(state[name])
      if (input.type === 'checkbox') (input as HTMLInputElement).checked = text === 'true'
      // What somebody types isn't replaced, even if it isn't valid.
      else if (input.localName === 'select' || !(input === document.activeElement || input.ariaInvalid))
        input.value = text
    }
  }

  function setProblem(name: string, text: string) {
    const problem = root.querySelector(`#problem-${name}`)
    if (!problem) return
    problem.textContent = text
    field(name).ariaInvalid = text ? 'true' : null
  }

  function checkNumber(name: keyof State) {
    const control: Control = controls[name]
    if (control.kind !== 'number') return
    const { value, validity } = field(name)
    const isValid = !validity.badInput && (value === '' || isValidNumber(control, value))
    setProblem(name, isValid ? '' : problemOf(control))
  }

  function show() {
    showResult(state)
    if (state.language && !loadedTranslations(state.language)) loadTranslations().then(() => showResult(state))
  }

  async function showCode() {
    const { generate } = await import('./code/generate')
    for (const panel of codes) setCode(panel, generate(panel.dataset.framework ?? '', state))
    colorVisible()
  }

  /** The framework switch hides the other panels. */
  function colorVisible() {
    for (const panel of codes) if (panel.checkVisibility()) colorCode(panel)
  }

  function logEvent(name: string, details: object) {
    const line = document.createElement('li')
    const members = Object.entries(details).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    )
    line.append(`${name}({ ${members.join(', ')} })`)
    log.prepend(line)
    for (const old of [...log.children].slice(maxEvents)) old.remove()
  }

  form.addEventListener('input', ({ target }) => {
    setState(
      stateOf((name) => {
        const input = field(name)
        return input.type === 'checkbox' ? String((input as HTMLInputElement).checked) : input.value
      }),
    )
    checkNumber((target as HTMLInputElement).name as keyof State)
  })
  form.addEventListener('focusout', showFields)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    for (const name of controlNames) setProblem(name, '')
    setState(stateOf(() => null))
  })
  window.addEventListener('popstate', () => {
    // The link to the code adds an entry with the same state.
    if (location.search === written) return
    written = location.search
    setState(readState(new URLSearchParams(location.search)))
  })
  root.addEventListener('change', colorVisible)

  // What follows the result stays below it while the page scrolls.
  new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height
    document.documentElement.style.setProperty('--playground-shown', `${height}px`)
  }).observe(find('.playground-shown'))

  showFields()
  show()
  // The page contains the code of the defaults.
  if (location.search) showCode()
}
