export const vue = [
  {
    name: 'leaves an option among the attributes',
    file: 'src/root.ts',
    edits: [['siblingCount boundaryCount ', 'siblingCount ']],
  },
  {
    name: 'does not emit a change of page',
    file: 'src/root.ts',
    edits: [["context.emit('pageChange', details)", '']],
  },
  {
    name: 'loses the focus',
    file: 'src/root.ts',
    edits: [['keepFocus(el as Element)', 'void el']],
  },
  {
    name: 'keeps no state',
    file: 'src/use-pagination.ts',
    edits: [['kept.value = next', 'void next']],
  },
  {
    name: 'knows no previous model, so that every entry is another one',
    file: 'src/use-pagination.ts',
    edits: [['kept.value, previous)', 'kept.value)']],
  },
  {
    name: "drops the caller's click handler",
    file: 'src/element.ts',
    edits: [['ours(event, runCallersOwn)', 'ours(event)']],
  },
  {
    name: 'takes a click for what has not been rendered yet',
    file: 'src/element.ts',
    edits: [['=> handle(event, callersOwn)', '=> latest().onClick?.(event, callersOwn)']],
  },
  {
    name: 'takes the name of a part from the caller',
    file: 'src/element.ts',
    edits: [[" || name === 'data-scope' || name === 'data-part') continue", ') continue']],
  },
  {
    name: 'does not see that a trigger is given disabled',
    file: 'src/trigger.ts',
    edits: [['optionsOf(props)', 'optionsOf({ ...props, disabled: false })']],
  },
  {
    name: 'adds the attributes given to the element twice, its listeners included',
    file: 'src/item.ts',
    edits: [
      ["'PaginationItem',", "'PaginationItem', inheritAttrs: true,"],
      ['    inheritAttrs: false,\n', ''],
    ],
  },
]
