export { applyProps, type PartProps } from './apply-props.js'
export { keepFocus } from './keep-focus.js'
