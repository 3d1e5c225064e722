export const react = [
  {
    name: 'reads the options of the first render for ever',
    file: 'src/use-pagination.ts',
    edits: [['committed = next\n', '']],
  },
  {
    name: 'reads the state of the last render, so that two requests in a tick do not add up',
    file: 'src/use-pagination.ts',
    edits: [['kept = next\n        rerender', 'rerender']],
  },
  {
    name: 'has other functions with each render',
    file: 'src/use-pagination.ts',
    edits: [
      [
        'connect(model, instance.actions)',
        'connect(model, { ...instance.actions, setPage: (page) => instance.actions.setPage(page) })',
      ],
    ],
  },
  {
    name: "drops the caller's click handler",
    file: 'src/element.tsx',
    edits: [['onClick(event, theirs.onClick)', 'onClick(event)']],
  },
  {
    name: 'loses the ref',
    file: 'src/element.tsx',
    edits: [['if (part.ref) props.ref = part.ref', '']],
  },
  {
    name: 'loses the ref of the child',
    file: 'src/element.tsx',
    edits: [['useMergedRef(part.ref, childRef)', 'useMergedRef(part.ref, undefined)']],
  },
  {
    name: 'has one class instead of both',
    file: 'src/element.tsx',
    edits: [["name === 'className' && other", "name === 'className' && !name"]],
  },
  {
    name: 'leaves an option among the attributes',
    file: 'src/element.tsx',
    edits: [["'boundaryCount getPageUrl", "'getPageUrl"]],
  },
  {
    name: 'loses the focus',
    file: 'src/root.tsx',
    edits: [['useMergedRef(givenRef, keepFocusOf)', 'useMergedRef(givenRef, undefined)']],
  },
  {
    name: 'does not disable an Item that is given disabled',
    file: 'src/item.ts',
    edits: [['getItemProps({ type, value, disabled, ', 'getItemProps({ type, value, ']],
  },
  {
    name: 'has links that lead nowhere',
    file: 'src/trigger.ts',
    edits: [['isOwnElement: !asChild', 'isOwnElement: false']],
  },
]
