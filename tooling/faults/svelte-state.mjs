/** Faults in what is kept, derived and provided. */
const hook = 'src/use-pagination.svelte.ts'
const context = 'src/context.ts'
const tests = (name) => `${name}.browser.test`

export const svelteState = [
  {
    name: 'knows no previous model, so that every entry is another one',
    file: hook,
    edits: [['paginate(given(), kept, model)', 'paginate(given(), kept)']],
  },
  { name: 'keeps no state', file: hook, edits: [['kept = next', 'void next']] },
  {
    name: 'reads the options once',
    file: hook,
    edits: [
      [
        "const given = typeof options === 'function' ? options : () => options",
        "const once = typeof options === 'function' ? untrack(options) : options\n  const given = () => once",
      ],
    ],
  },
  {
    name: 'copies options that are getters',
    file: hook,
    edits: [
      [
        "const given = typeof options === 'function' ? options : () => options",
        "const once = typeof options === 'function' ? options : { ...options }\n  const given = typeof once === 'function' ? once : () => once",
      ],
    ],
    tests: tests('use-pagination'),
  },
  { name: 'tracks the model in a request', file: hook, edits: [['() => untrack(latest)', 'latest']] },
  { name: 'tracks what callbacks read', file: hook, edits: [['    run: untrack,\n', '']], tests: tests('effects') },
  {
    name: 'makes requests of what is derived, which stands still in an outro',
    file: hook,
    edits: [['() => untrack(latest)', '() => (untrack(() => api), model as PaginationModel)']],
    tests: tests('life'),
  },
  {
    name: 'makes another context for each reader',
    file: hook,
    edits: [
      ["$derived(connect(latest(), actions, 'onclick'))", "() => connect(latest(), actions, 'onclick')"],
      ['() => api, actions', '() => api(), actions'],
    ],
    tests: tests('use-pagination'),
  },
  {
    name: 'gives no actions beside the context',
    file: hook,
    edits: [['Object.assign(() => api, actions)', '() => api']],
  },
  {
    name: 'ignores another value of a RootProvider',
    file: 'src/root-provider.svelte',
    edits: [['followPagination(() => value)', 'value']],
  },
  {
    name: 'acts on the first value of a RootProvider',
    file: context,
    edits: [["(value: number) => untrack(latest)[name as 'setPage'](value)", "untrack(latest)[name as 'setPage']"]],
  },
  {
    name: 'passes no page on',
    file: context,
    edits: [["[name as 'setPage'](value)", "[name as 'setPage'](undefined as never)"]],
  },
  {
    name: 'tracks the value of a RootProvider in a request',
    file: context,
    edits: [['=> untrack(latest)[name', '=> latest()[name']],
    tests: tests('effects'),
  },
  {
    name: 'gives no actions below a RootProvider',
    file: context,
    edits: [['for (const name in untrack(latest))', 'for (const name in {})']],
  },
]
