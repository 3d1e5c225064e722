/** Faults in what the parts are given, and in single parts. */
const element = 'src/element.svelte'
const ellipsis = 'src/ellipsis.svelte'

export const svelteParts = [
  {
    name: "drops the user's click handler",
    file: element,
    edits: [['handleClick(event, onclick)', 'handleClick(event)']],
  },
  {
    name: "runs the user's click handler twice",
    file: element,
    edits: [['if (handleClick && onclick) ', 'if (false) ']],
  },
  { name: 'does not disable what is given disabled', file: element, edits: [['{ disabled, isOwn', '{ isOwn']] },
  { name: 'renders a link without a URL', file: element, edits: [['isOwnElement: !asChild, ', '']] },
  {
    name: 'renders a child without a URL as a button',
    file: element,
    edits: [['isOwnElement: !asChild', 'isOwnElement: true']],
  },
  { name: 'hides an ellipsis that can be clicked', file: element, edits: [[', isInteractive: onclick', '']] },
  {
    name: 'hides an ellipsis that can be focused',
    file: ellipsis,
    edits: [['isFocusable = !!to &&', 'isFocusable = false &&']],
  },
  {
    name: 'never hides an ellipsis again',
    file: ellipsis,
    edits: [['isFocusable = !!to &&', 'isFocusable ||= !!to &&']],
  },
  {
    name: 'takes a link without `href` for focusable',
    file: ellipsis,
    edits: [[" && !to.matches('a:not([href], [tabindex])')", '']],
  },
  { name: 'loses the ref of an ellipsis', file: ellipsis, edits: [['    ref = to\n', '']] },
  {
    name: 'gives every ellipsis the same index',
    file: ellipsis,
    edits: [['{ index, isInteractive: ', '{ index: 1, isInteractive: ']],
  },
  { name: 'loses the focus', file: 'src/root-provider.svelte', edits: [[', ...focus }', ' }']] },
  {
    name: 'watches the focus again at each change',
    file: 'src/root-provider.svelte',
    edits: [[', ...focus }', ', [createAttachmentKey()]: keepFocus }']],
    tests: 'effects.browser.test',
  },
  { name: 'loses the ref of an item', file: 'src/item.svelte', edits: [['(ref = to)', 'undefined']] },
]
