import { type Component, For, onMount } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { scenes } from '../../shared/scenes'

const components = import.meta.glob<Component>('./scenes/*.tsx', { import: 'default', eager: true })
const sources = import.meta.glob<string>('./scenes/*.tsx', { query: '?raw', import: 'default', eager: true })

export function App() {
  // The browser looks for the section in the URL before Solid renders it.
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
        <For each={scenes}>
          {({ id, title, text }) => (
            <section id={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <div class="stage">
                <Dynamic component={components[`./scenes/${id}.tsx`]} />
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
