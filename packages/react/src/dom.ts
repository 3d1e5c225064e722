// For elements of your own, with prop getters. The parts do this themselves.
export {
  type Announcer,
  type ContentBehavior,
  createAnnouncer,
  createReveal,
  handOverFocus,
  isFocusable,
  keepFocus,
  type Reveal,
} from '@dogear/core/dom'
