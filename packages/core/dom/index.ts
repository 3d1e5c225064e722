export { applyProps, type PartProps } from './apply-props.js'
export { isFocusable } from './is-focusable.js'
export { keepFocus } from './keep-focus.js'
