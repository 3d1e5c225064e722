import { type ComponentType, useEffect } from 'react'
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

const components: Record<SceneId, ComponentType> = {
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

export function App({ shown }: { shown: readonly Scene[] }) {
  // The browser looked for the section that the URL names before there was one.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])

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
        {shown.map(({ id, title, text }) => {
          const Component = components[id]
          return (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <div className="stage">
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
