/** Faults in how attributes, classes, styles and handlers are merged. */
const merge = 'src/merge-props.ts'
const element = 'src/element.svelte'
const asChild = 'as-child.browser.test'

export const svelteMerge = [
  { name: 'lets the part win over its child', file: element, edits: [['{ ...props }, own', '{ ...own }, props']] },
  {
    name: 'keeps the attribute that is further out',
    file: merge,
    edits: [['props[name] = inner\n', 'props[name] = outer ?? inner\n']],
  },
  { name: 'joins styles in the wrong order', file: merge, edits: [['[outer, inner].join', '[inner, outer].join']] },
  { name: 'has one style instead of both', file: merge, edits: [["[outer, inner].join(';')", 'inner']] },
  { name: 'joins styles without a separator', file: merge, edits: [[".join(';')", ".join(' ')"]] },
  {
    name: 'joins classes in the wrong order',
    file: merge,
    edits: [['class = [outer, inner]', 'class = [inner, outer]']],
  },
  { name: 'has one class instead of both', file: merge, edits: [['class = [outer, inner]', 'class = inner']] },
  {
    name: 'joins only classes that are strings',
    file: merge,
    edits: [['class = [outer, inner]', "class = [outer, inner].join(' ')"]],
    tests: asChild,
  },
  { name: 'lets undefined win', file: merge, edits: [['inner == null', 'inner === null']] },
  { name: 'lets null win', file: merge, edits: [['inner == null', 'inner === undefined']] },
  {
    name: 'runs the outer handler first',
    file: merge,
    edits: [['inner(event)\n        outer(event)', 'outer(event)\n        inner(event)']],
  },
  { name: 'lets the inner handler replace the outer', file: merge, edits: [['        outer(event)\n', '']] },
  { name: 'chains only clicks', file: merge, edits: [['/^on/', '/^onclick/']] },
  {
    name: 'does not chain handlers of the capture phase',
    file: merge,
    edits: [['/^on/', '/^on(?!.*capture)/']],
    tests: asChild,
  },
  { name: 'loses attachments', file: merge, edits: [['Reflect.ownKeys', 'Object.keys']], tests: asChild },
  { name: 'keeps no attribute for itself', file: merge, edits: [[' || reserved.includes(name)', '']] },
  { name: 'lets another `data-scope` in', file: element, edits: [[", 'data-scope'", '']] },
  { name: 'lets another `data-part` in', file: element, edits: [[", 'data-part'", '']] },
  { name: 'lets a button submit', file: element, edits: [[", 'disabled', 'type']", ", 'disabled']"]] },
  { name: 'writes `disabled` on a link', file: element, edits: [[", 'disabled', 'type']", ", 'type']"]] },
  {
    name: 'keeps `type` from the child of an Ellipsis',
    file: element,
    edits: [['tag ? reserved : reservedInControls', 'reservedInControls']],
    tests: asChild,
  },
]
