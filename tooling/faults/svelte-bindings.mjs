/** Faults in what a Root takes and binds. */
const root = 'src/root.svelte'
const shared = 'src/shared-value.svelte.ts'
const tests = (name) => `${name}.browser.test`

export const svelteBindings = [
  { name: 'does not know an option', file: root, edits: [['siblingCount boundaryCount ', 'siblingCount ']] },
  { name: 'writes options on the element', file: root, edits: [['[...reserved, ...optionNames]', 'reserved']] },
  { name: 'takes the direction for an attribute only', file: root, edits: [['  dir: props.dir,\n', '']] },
  { name: 'does not take the page that is given', file: root, edits: [['page: sharedPage.given(),', '']] },
  { name: 'does not take the page size that is given', file: root, edits: [['pageSize: sharedPageSize.given(),', '']] },
  {
    name: 'does not write the page that is bound',
    file: root,
    edits: [['sharedPage.write(details.page)', '']],
    tests: tests('bind-page'),
  },
  {
    name: 'does not write the page size that is bound',
    file: root,
    edits: [['sharedPageSize.write(details.pageSize)', '']],
    tests: tests('bind-page'),
  },
  {
    name: 'writes what is bound after the callback',
    file: root,
    edits: [
      [
        '    sharedPage.write(details.page)\n    onPageChange?.(details)',
        '    onPageChange?.(details)\n    sharedPage.write(details.page)',
      ],
    ],
    tests: tests('bind-page'),
  },
  { name: 'does not call back', file: root, edits: [['onPageSizeChange?.(details)', '']] },
  {
    name: 'calls the first callback for good',
    file: root,
    edits: [
      ['const sharedPage =', 'const first = onPageChange\nconst sharedPage ='],
      ['onPageChange?.(details)', 'first?.(details)'],
    ],
  },
  { name: 'loses the ref of a Root', file: root, edits: [['(ref = to)', 'undefined']] },
  {
    name: 'goes on keeping a page when another one is given',
    file: shared,
    edits: [['isKept &&= value === kept', '']],
  },
  {
    name: 'never keeps a page that it has written',
    file: shared,
    edits: [['isKept = value === get()', 'isKept = false']],
    tests: tests('plain-page'),
  },
  {
    name: 'keeps a page that the parent controls',
    file: shared,
    edits: [['if (latest != null) return', '']],
    tests: tests('plain-page'),
  },
  {
    name: 'takes null for a page',
    file: shared,
    edits: [['latest != null', 'latest !== undefined']],
    tests: tests('plain-page'),
  },
  {
    name: 'does not see that it no longer keeps a page',
    file: shared,
    edits: [['$state.raw<number>()', 'undefined as number | undefined']],
    tests: tests('function-binding'),
  },
]
