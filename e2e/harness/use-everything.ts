import { harness } from 'virtual:harness'
import type { Mounted } from '../../packages/contract/src/harness/harness.js'
import { find, list } from '../../packages/contract/src/harness/queries.js'
import type { Scene } from '../../packages/contract/src/harness/scene.js'

declare global {
  interface Window {
    /** Mounts a pagination, does what users and apps do with its parts, and unmounts it. Returns what went wrong. */
    useEverything?: () => Promise<string[]>
  }
}

const scene: Scene = {
  options: { count: 95 },
  list: 'fit',
  extras: ['pageInput', 'pageSizeSelect', 'status', 'content'],
}

window.useEverything = async () => {
  const faults: string[] = []
  const record = (fault: unknown) => void faults.push(String((fault as Error)?.stack ?? fault))
  addEventListener('error', ({ error, message }) => record(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => record(reason))
  for (const level of ['error', 'warn'] as const) console[level] = (...args) => record(args.join(' '))
  try {
    await usePagination(document.body)
    await usePagination(openDialog())
  } catch (error) {
    record(error)
  }
  return faults
}

/** Where it can be, a modal one. */
function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
  return dialog
}

async function usePagination(parent: Element) {
  const container = parent.appendChild(document.createElement('div'))
  const mounted = await harness.mount(scene, container)
  const part = <Type extends HTMLElement>(name: string) => find(container, `[data-part="${name}"]`) as Type
  const shows = (pages: string) => until(() => list(container) === pages, `${pages} instead of ${list(container)}`)

  await announces(() => part('next-trigger').click())
  await shows('1 [2] 3 4 5 … 10')
  await announces(() => {
    const select = part<HTMLSelectElement>('page-size-select')
    select.value = '20'
    dispatch(select, 'input', 'change')
  })
  await shows('[1] 2 3 4 5')
  await announces(() => {
    const input = part<HTMLInputElement>('page-input')
    input.focus()
    input.value = '4'
    dispatch(input, 'input')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await shows('1 2 3 [4] 5')
  await announces(() => mounted.run(() => mounted.api().announce(Promise.resolve())))
  await unmount(mounted, container)
}

async function unmount(mounted: Mounted, container: Element) {
  await mounted.unmount()
  await until(() => !container.querySelector('[data-part="root"]'), 'the parts are still there')
}

function dispatch(element: Element, ...types: string[]) {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
}

const findRegion = () => document.querySelector('[aria-live=polite]')

/** Each announcement has a region of its own, which receives its text after a moment. */
async function announces(act: () => void | Promise<void>) {
  const before = findRegion()
  await act()
  await until(() => findRegion() && findRegion() !== before, 'nothing was announced')
  await wait(300)
}

async function until(isSo: () => unknown, otherwise: string) {
  for (let times = 0; !isSo(); times++) {
    if (times === 100) throw new Error(otherwise)
    await wait(50)
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
