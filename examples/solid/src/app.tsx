import { type Component, For, onMount } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { type Scene, type SceneId, scenes } from '../../shared/scenes'
import { Basic } from './scenes/basic'
import { Controlled } from './scenes/controlled'
import { Data } from './scenes/data'
import { FirstAndLast } from './scenes/first-and-last'
import { Links } from './scenes/links'
import { OutsideContext } from './scenes/outside-context'
import { PageRange } from './scenes/page-range'
import { PageSize } from './scenes/page-size'
import { SiblingsAndBoundaries } from './scenes/siblings-and-boundaries'
import { Translations } from './scenes/translations'

const components: Record<SceneId, Component> = {
  basic: Basic,
  'first-and-last': FirstAndLast,
  controlled: Controlled,
  'page-size': PageSize,
  data: Data,
  'page-range': PageRange,
  'outside-context': OutsideContext,
  links: Links,
  translations: Translations,
  'siblings-and-boundaries': SiblingsAndBoundaries,
}

const sources = import.meta.glob<string>('./scenes/*.tsx', { query: '?raw', import: 'default', eager: true })

export function App(props: { shown: readonly Scene[] }) {
  // The browser looked for the section that the URL names before there was one.
  onMount(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())

  return (
    <>
      <header>
        <a href="../">Dogear</a>
      </header>
      <nav class="contents" aria-label="Scenes">
        <ol>
          <For each={scenes}>
            {({ id, title }) => (
              <li>
                <a href={`./#${id}`}>{title}</a>
              </li>
            )}
          </For>
        </ol>
      </nav>
      <main>
        <h1>Pagination in Solid</h1>
        <For each={props.shown}>
          {({ id, title, text }) => (
            <section id={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <div class="stage">
                <Dynamic component={components[id]} />
              </div>
              <details>
                <summary>Code</summary>
                <pre>
                  <code>{sources[`./scenes/${id}.tsx`]}</code>
                </pre>
              </details>
            </section>
          )}
        </For>
      </main>
    </>
  )
}
