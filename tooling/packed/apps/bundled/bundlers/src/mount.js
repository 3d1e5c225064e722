export const options = { count: 100, defaultPage: 9 }
export const lastPage = { type: 'page', value: 10 }

// The check expects as many paginations.
globalThis.mounts = 0

export function mount(fill, tag = 'div') {
  globalThis.mounts++
  const container = document.createElement(tag)
  document.body.append(container)
  fill(container)
}
