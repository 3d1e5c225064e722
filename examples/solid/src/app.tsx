import { type Component, For } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { scenes } from '../../shared/scenes'

const components = import.meta.glob<Component>('./scenes/*.tsx', { import: 'default', eager: true })
const sources = import.meta.glob<string>('./scenes/*.tsx', { query: '?raw', import: 'default', eager: true })

export function App() {
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
              <div class="demo">
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
