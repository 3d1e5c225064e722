export const vue = [
  {
    name: 'leaves an option among the attributes',
    file: 'src/root.ts',
    edits: [['boundaryCount: null,', '']],
  },
  {
    name: 'does not emit a change of page',
    file: 'src/root.ts',
    edits: [["emit('pageChange', details)", '']],
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
]
