/** What tells its listeners of events, and knows who is listening. */
function fakeTarget() {
  const all = new Set<{ type: string; handler: (event: object) => void; capture: boolean }>()
  return {
    listeners: () => [...all].map(({ type, capture }) => `${type} ${capture}`),
    addEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      all.add({ type, handler, capture })
    },
    removeEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      for (const one of all) {
        if (one.type === type && one.handler === handler && one.capture === capture) all.delete(one)
      }
    },
    fire(type: string, event: object = {}) {
      for (const one of [...all]) if (one.type === type) one.handler({ type, ...event })
    },
  }
}

/** A link in a window, as far as a click reads of them. Without a `currentEntry`, it has no Navigation API. */
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
    /** Runs the tasks that are due, and those that they bring. */
    runTasks: () => {
      while (tasks.length > 0) for (const task of tasks.splice(0)) task()
    },
    link: (given: object = {}) => ({
      href: 'https://example.com/2',
      target: '',
      isConnected: true,
      ownerDocument: {
        defaultView,
        querySelector: (selector: string) => (selector === 'base[target]' && base.target !== null ? base : null),
      },
      closest: (_selector: string): object | null => null,
      hasAttribute: (name: string) => name === 'target' && 'target' in given,
      ...given,
    }),
  }
}

/** A plain click, as a listener of this element gets it. */
export const clickOn = (currentTarget: object, given: object = {}) => ({
  defaultPrevented: false,
  currentTarget,
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...given,
})
