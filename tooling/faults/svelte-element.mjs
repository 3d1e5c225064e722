/** Faults in the elements of the parts: their refs and what is live in them. */
const element = 'src/element.svelte'
const tests = (name) => `${name}.browser.test`

export const svelteElement = [
  {
    name: 'attaches again at each change',
    file: element,
    edits: [
      [
        '...attributes(mergeProps({ ...props }, own)), ...ref',
        '...attributes(mergeProps({ ...props }, own)), [createAttachmentKey()]: fromAction(action)',
      ],
    ],
    tests: tests('bind-ref'),
  },
  {
    name: 'binds the element without untrack',
    file: element,
    edits: [['fromAction(action)', '(node: HTMLElement) => action(node).destroy']],
    tests: tests('bind-ref'),
  },
  { name: 'loses the ref of a child', file: element, edits: [[', ...ref }', ' }']] },
  {
    name: 'leaves the ref of an element that is gone',
    file: element,
    edits: [['current === element && bind(null)', 'undefined']],
  },
  {
    name: 'takes the ref from the element that replaces another',
    file: element,
    edits: [['current === element && bind(null)', 'bind(null)']],
    tests: tests('bind-ref'),
  },
  {
    name: 'loses the ref of a link',
    file: element,
    edits: [['<a {...attributes} use:part.action>', '<a {...attributes}>']],
  },
  {
    name: 'loses the ref of a root',
    file: element,
    edits: [['{part.tag} {...attributes} use:part.action>', '{part.tag} {...attributes}>']],
  },
  {
    name: 'renders the first content for good',
    file: element,
    edits: [
      ["import type { Snippet } from 'svelte'", "import { type Snippet, untrack } from 'svelte'"],
      [
        '<button {...attributes} use:part.action>{@render props.children?.()}',
        '<button {...attributes} use:part.action>{@render untrack(() => props.children)?.()}',
      ],
    ],
    tests: tests('content'),
  },
  {
    name: 'renders the first `asChild` for good',
    file: element,
    edits: [
      ["import type { Snippet } from 'svelte'", "import { type Snippet, untrack } from 'svelte'"],
      ['{@render props.asChild(childProps)}', '{@render untrack(() => props.asChild)(childProps)}'],
    ],
    tests: tests('content'),
  },
  {
    name: 'renders the first snippet of a Context for good',
    file: 'src/context.svelte',
    edits: [
      ["import type { Snippet } from 'svelte'", "import { type Snippet, untrack } from 'svelte'"],
      [
        'const { render }: ContextProps = $props()',
        'const props: ContextProps = $props()\nconst render = untrack(() => props.render)',
      ],
    ],
    tests: tests('content'),
  },
  {
    name: 'renders the first attributes for good',
    file: element,
    edits: [
      ["import type { Snippet } from 'svelte'", "import { type Snippet, untrack } from 'svelte'"],
      ['= part.attributes(props)', '= untrack(() => part.attributes(props))'],
    ],
  },
  {
    name: 'derives attributes once for the tag and once for the element',
    file: element,
    edits: [['<button {...attributes}', '<button {...part.attributes(props)}']],
    tests: tests('effects'),
  },
]
