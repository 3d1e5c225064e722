// Clicks and keys as WebDriver's action sequences, one per input source.

/** The code points of keys without a character. */
const codes = {
  Alt: '\uE00A',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE006',
  Escape: '\uE00C',
  Meta: '\uE03D',
  Shift: '\uE008',
  Tab: '\uE004',
}
const buttons = { left: 0, middle: 1, right: 2 }

export function clickSources({ x, y }, { button = 'left', clickCount = 1, modifiers = [] } = {}) {
  const clicks = Array.from({ length: clickCount }, () => [
    { type: 'pointerDown', button: buttons[button] },
    { type: 'pointerUp', button: buttons[button] },
  ])
  const mouse = {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [{ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }, ...clicks.flat()],
  }
  return [...modifiers.map((key) => keyboard('keyDown', key)), mouse, ...modifiers.map((key) => keyboard('keyUp', key))]
}

/** Converts keys as parsed by Vitest. */
export function keySources(keys) {
  return keys.flatMap(({ keyDef: { key }, releasePrevious, releaseSelf, repeat }) => {
    if (releasePrevious) return [keyboard('keyUp', key)]
    const down = Array.from({ length: repeat }, () => keyboard('keyDown', key))
    return releaseSelf ? [...down, keyboard('keyUp', key)] : down
  })
}

function keyboard(type, key) {
  const value = codes[key] ?? key
  if ([...value].length > 1) throw new Error(`Add a code for the key ${key} to tooling/engines/actions.mjs.`)
  return { type: 'key', id: 'keyboard', actions: [{ type, value }] }
}
