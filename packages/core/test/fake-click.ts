/** What tells its listeners of events, and knows who is listening. */
function fakeTarget() {
  const listeners = new Set<string>()
  const handlers = new Map<string, (event: object) => void>()
  return {
    listeners,
    addEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      listeners.add(`${type} ${capture}`)
      handlers.set(type, handler)
    },
    removeEventListener(type: string, handler: (event: object) => void, capture: boolean) {
      if (handlers.get(type) !== handler) return
      listeners.delete(`${type} ${capture}`)
      handlers.delete(type)
    },
    fire: (type: string, event: object = {}) => handlers.get(type)?.({ type, ...event }),
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
    listeners: () => [...defaultView.listeners, ...navigation.listeners],
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
