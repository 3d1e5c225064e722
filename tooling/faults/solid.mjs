export const solid = [
  {
    name: 'leaves an option among the attributes',
    file: 'src/use-pagination.ts',
    edits: [['siblingCount boundaryCount ', 'siblingCount ']],
  },
  {
    name: 'knows no previous model, so that every entry is another one',
    file: 'src/use-pagination.ts',
    edits: [['kept(), previous)', 'kept())']],
  },
  {
    name: 'shows each of two requests in a tick',
    file: 'src/use-pagination.ts',
    edits: [['untrack(model), keep, run }', 'untrack(model), keep: (next) => queueMicrotask(() => keep(next)) }']],
  },
  {
    name: "drops the caller's click handler",
    file: 'src/element.tsx',
    edits: [['call(given.onClick, event)', '']],
  },
  {
    name: 'takes a click for what is not shown yet',
    file: 'src/element.tsx',
    edits: [['if (handle) handle', 'if (ours() && handle) handle']],
  },
  {
    name: 'loses the ref',
    file: 'src/element.tsx',
    edits: [["if (typeof ref === 'function') ref(element)", '']],
  },
  {
    name: 'does not disable what is given disabled',
    file: 'src/element.tsx',
    edits: [['disabled: given.disabled, ', '']],
  },
  {
    name: 'reads the attributes given once',
    file: 'src/element.tsx',
    edits: [['...attributes() }', '...written, ...untrack(attributes) }']],
  },
  {
    name: 'loses the focus',
    file: 'src/root.tsx',
    edits: [['keepFocus(root)\n', '']],
  },
  {
    name: 'loses the focus of what a loop moves',
    file: 'src/root.tsx',
    edits: [['keepFocusInLoops(root, pagination)\n', '']],
  },
]
