// Shows the scene of a scenario with the host's harness of the contract.
import { harness } from 'virtual:harness'
import type { Scene } from '../../packages/contract/src/harness/scene.js'
import { arEG, de, fr } from '../../packages/core/src/locales/index.js'
import { createPageUrl } from '../../packages/core/src/url/index.js'

interface Given extends Omit<Scene, 'options'> {
  readonly options: NonNullable<Scene['options']>
  /** How long the data of a page takes, in milliseconds. */
  readonly loads?: number
  /** A name of `@dogear/core/locales`. */
  readonly locale?: 'de' | 'fr' | 'arEG'
  readonly around?: 'dialog' | 'shadow root' | 'fullscreen'
  /** Whether the pages are links, and the page is in the URL. */
  readonly isInUrl?: boolean
  /** Whether each text of the Status fades in. */
  readonly isFading?: boolean
  /** The count that is shown once something is typed into a search field. */
  readonly found?: number
  /** Whether the search fails. */
  readonly fails?: boolean
}

const locales = { de, fr, arEG }
const given: Given = JSON.parse(document.getElementById('scene')?.textContent ?? '')
const { loads, locale, around, found, fails, isInUrl, isFading, ...rest } = given
const scene: Scene = isInUrl ? { ...rest, inUrl: [createPageUrl()] } : rest
let options: NonNullable<Scene['options']> = {
  ...rest.options,
  ...(locale && { translations: locales[locale] }),
  ...(isInUrl && { type: 'link' }),
}
if (locale) document.documentElement.lang = locale.slice(0, 2)

const show = (more: NonNullable<Scene['options']>) => {
  options = { ...options, ...more }
  return mounted.update({ ...scene, options })
}
if (loads) {
  let timer: ReturnType<typeof setTimeout>
  options.page = 1
  options.onPageChange = ({ page }) => {
    clearTimeout(timer)
    timer = setTimeout(() => show({ busy: false }), loads)
    void show({ page, busy: true })
  }
}
const mounted = await harness.mount({ ...scene, options }, place())

const search = document.querySelector('input[type=search]')
search?.addEventListener('input', async () => {
  const answer = fails ? Promise.reject(new Error('The search fails.')) : Promise.resolve()
  mounted.api().announce(answer)
  await answer.catch(() => {})
  await show({ count: found ?? options.count })
})

if (isFading) {
  const fade = () => document.querySelector('[data-part=status]')?.animate({ opacity: [0, 1] }, 400)
  const changes = { subtree: true, childList: true, characterData: true }
  new MutationObserver(fade).observe(document.querySelector('[data-part=status]') as Element, changes)
}

function place() {
  const main = document.querySelector('main') as HTMLElement
  if (around === 'shadow root') return main.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  if (around === 'fullscreen') addFullscreen(main)
  if (around !== 'dialog') return main
  const dialog = main.appendChild(document.createElement('dialog'))
  dialog.showModal()
  return dialog.appendChild(document.createElement('div'))
}

/** Browsers allow it only after a press. */
function addFullscreen(main: HTMLElement) {
  const button = document.createElement('button')
  button.id = 'fullscreen'
  button.textContent = 'Full screen'
  button.onclick = async () => {
    await main.requestFullscreen()
    main.querySelector<HTMLElement>('[data-part=next-trigger]')?.focus()
  }
  main.before(button)
}
