export const svelte = [
  {
    name: 'does not know an option',
    file: 'src/use-pagination.svelte.ts',
    edits: [['siblingCount boundaryCount ', 'siblingCount ']],
  },
  {
    name: 'knows no previous model, so that every entry is another one',
    file: 'src/use-pagination.svelte.ts',
    edits: [['paginate(given(), kept, model)', 'paginate(given(), kept)']],
  },
  {
    name: 'keeps no state',
    file: 'src/use-pagination.svelte.ts',
    edits: [['kept = next', 'void next']],
  },
  {
    name: 'does not take the page that is given',
    file: 'src/root.svelte',
    edits: [['page: sharedPage.given(page),', '']],
  },
  {
    name: 'goes on keeping a page when another one is given',
    file: 'src/shared-value.svelte.ts',
    edits: [['isKept &&= value === kept', '']],
  },
  {
    name: "drops the caller's click handler",
    file: 'src/element.svelte',
    edits: [['onclick(event, value)', 'onclick(event)']],
  },
  {
    name: 'leaves the ref of an element that is gone',
    file: 'src/element.svelte',
    edits: [['current === element && bind(null)', 'undefined']],
  },
  {
    name: 'does not disable what is given disabled',
    file: 'src/element.svelte',
    edits: [['disabled: !!given().disabled, ', '']],
  },
  {
    name: 'has one class instead of both',
    file: 'src/element.svelte',
    edits: [['joined.class = [other, value]', 'joined.class = value']],
  },
  {
    name: 'loses the focus',
    file: 'src/root-provider.svelte',
    edits: [[', ...focus }', ' }']],
  },
]
