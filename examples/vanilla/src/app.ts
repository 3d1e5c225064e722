import { type Scene, type SceneId, scenes } from '../../shared/scenes'
import { basic } from './scenes/basic'
import { controlled } from './scenes/controlled'
import { data } from './scenes/data'
import { firstAndLast } from './scenes/first-and-last'
import { links } from './scenes/links'
import { outsideContext } from './scenes/outside-context'
import { pageRange } from './scenes/page-range'
import { pageSize } from './scenes/page-size'
import { siblingsAndBoundaries } from './scenes/siblings-and-boundaries'
import { translations } from './scenes/translations'

const functions: Record<SceneId, (stage: HTMLElement) => void> = {
  basic,
  'first-and-last': firstAndLast,
  controlled,
  'page-size': pageSize,
  data,
  'page-range': pageRange,
  'outside-context': outsideContext,
  links,
  translations,
  'siblings-and-boundaries': siblingsAndBoundaries,
}

const sources = import.meta.glob<string>('./scenes/*.ts', { query: '?raw', import: 'default', eager: true })

export function app(root: HTMLElement, shown: readonly Scene[]) {
  root.innerHTML = `
    <header>
      <a href="../">Dogear</a>
    </header>
    <nav class="contents" aria-label="Scenes">
      <ol>${scenes.map(({ id, title }) => `<li><a href="./#${id}">${title}</a></li>`).join('')}</ol>
    </nav>
    <main>
      <h1>Pagination in plain TypeScript</h1>
      ${shown.map(section).join('')}
    </main>`

  for (const { id } of shown) {
    functions[id](root.querySelector(`#${id} .stage`) as HTMLElement)
    root.querySelector(`#${id} code`)?.append(sources[`./scenes/${id}.ts`] ?? '')
  }
}

const section = ({ id, title, text }: Scene) => `
  <section id="${id}">
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="stage"></div>
    <details>
      <summary>Code</summary>
      <pre><code></code></pre>
    </details>
  </section>`
