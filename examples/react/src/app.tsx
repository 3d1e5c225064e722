import { type ComponentType, useEffect } from 'react'
import { scenes } from '../../shared/scenes'

const components = import.meta.glob<ComponentType>('./scenes/*.tsx', { import: 'default', eager: true })
const sources = import.meta.glob<string>('./scenes/*.tsx', { query: '?raw', import: 'default', eager: true })

export function App() {
  // The browser looks for the section in the URL before React renders it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <>
      <header>
        <a href="../">Dogear</a>
      </header>
      <nav className="contents" aria-label="Scenes">
        <ol>
          {scenes.map(({ id, title }) => (
            <li key={id}>
              <a href={`./#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main>
        <h1>Pagination in React</h1>
        {scenes.map(({ id, title, text }) => {
          const Component = components[`./scenes/${id}.tsx`] as ComponentType
          return (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <div className="demo">
                <Component />
              </div>
              <details>
                <summary>Code</summary>
                <pre>
                  <code>{sources[`./scenes/${id}.tsx`]}</code>
                </pre>
              </details>
            </section>
          )
        })}
      </main>
    </>
  )
}
