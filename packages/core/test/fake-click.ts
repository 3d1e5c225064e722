/** An event target that lists its listeners. */
function fakeTarget() {
  const registered = new Set<{ type: string; handler: (event: object) => void; capture: boolean }>()
  return {
    listeners: () => [...registered].map(({ type, capture }) => `${type} ${capture}`),
    addEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      registered.add({ type, handler, capture })
    },
    removeEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      for (const one of registered) {
        if (one.type === type && one.handler === handler && one.capture === capture) registered.delete(one)
      }
    },
    fire(type: string, event: object = {}) {
      for (const one of [...registered]) if (one.type === type) one.handler({ type, ...event })
    },
  }
}

/** The properties of a link and its window that a click reads. Without `currentEntry`, there is no Navigation API. */
export function fakeWindow(currentEntry: object | null | undefined = undefined) {
  const tasks: (() => void)[] = []
  const navigation = { ...fakeTarget(), currentEntry }
  const defaultView = {
    ...fakeTarget(),
    location: { href: 'https://example.com/' },
    setTimeout: (task: () => void) => tasks.push(task),
    ...(currentEntry !== undefined && { navigation }),
  }
  const base: { target: string | null } = { target: null }
  return {
    tasks,
    base,
    navigation,
    fire: defaultView.fire,
    listeners: () => [...defaultView.listeners(), ...navigation.listeners()],
    goTo: (href: string) => {
      defaultView.location = { href }
    },
    /** Runs the pending tasks, and those that they schedule. */
    runTasks: () => {
      while (tasks.length > 0) for (const task of tasks.splice(0)) task()
    },
    link: (overrides: object = {}) => ({
      href: 'https://example.com/2',
      isConnected: true,
      ownerDocument: {
        defaultView,
        querySelector: (selector: string) =>
          selector === 'base[target]' && base.target !== null ? { getAttribute: () => base.target } : null,
        createElement: (_name: 'a') => ({
          set href(relative: string) {
            Object.defineProperty(this, 'href', { value: relative && new URL(relative, 'https://example.com/').href })
          },
        }),
      },
      closest: (_selector: string): object | null => null,
      hasAttribute: (_name: string) => false,
      getAttribute: (name: string) => (name === 'target' ? (overrides as { target?: string }).target : null) ?? null,
      ...overrides,
    }),
  }
}

/** A plain click on an element, as its listener receives it. */
export const clickOn = (currentTarget: object, overrides: object = {}) => ({
  defaultPrevented: false,
  currentTarget,
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  preventDefault() {
    this.defaultPrevented = true
  },
  ...overrides,
})
