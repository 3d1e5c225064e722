import '../../shared/base.css'
import '../../shared/style.css'
import '@dogear/core/theme.css'
import { scenes } from '../../shared/scenes'

type ShowScene = (container: HTMLElement) => void

const functions = import.meta.glob<ShowScene>('./scenes/*.ts', { import: 'default', eager: true })
const sources = import.meta.glob<string>('./scenes/*.ts', { query: '?raw', import: 'default', eager: true })

const app = document.getElementById('app') as HTMLElement
app.innerHTML = `
  <header>
    <a href="../">Dogear</a>
  </header>
  <nav class="contents" aria-label="Scenes">
    <ol>${scenes.map(({ id, title }) => `<li><a href="./#${id}">${title}</a></li>`).join('')}</ol>
  </nav>
  <main>
    <h1>Pagination in plain TypeScript</h1>
    ${scenes.map(section).join('')}
  </main>`

for (const { id } of scenes) {
  functions[`./scenes/${id}.ts`]?.(app.querySelector(`#${id} .demo`) as HTMLElement)
  app.querySelector(`#${id} code`)?.append(sources[`./scenes/${id}.ts`] ?? '')
}

function section({ id, title, text }: (typeof scenes)[number]) {
  return `
    <section id="${id}">
      <h2>${title}</h2>
      <p>${text}</p>
      <div class="demo"></div>
      <details>
        <summary>Code</summary>
        <pre><code></code></pre>
      </details>
    </section>`
}
