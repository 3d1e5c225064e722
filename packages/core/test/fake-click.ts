/** A link in a window, as far as a click reads of them. `address` is where its document is. */
export function fakeWindow() {
  const tasks: (() => void)[] = []
  const defaultView = {
    location: { href: 'https://example.com/' },
    setTimeout: (task: () => void, _delay: number) => tasks.push(task),
  }
  return {
    tasks,
    goTo: (href: string) => {
      defaultView.location = { href }
    },
    runTasks: () => {
      for (const task of tasks.splice(0)) task()
    },
    link: (given: object = {}) => ({
      href: 'https://example.com/2',
      hash: '',
      target: '',
      isConnected: true,
      ownerDocument: { defaultView },
      closest: (_selector: string): object | null => null,
      hasAttribute: (_name: string) => false,
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
