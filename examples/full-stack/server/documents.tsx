import { renderToString } from 'react-dom/server'
import type { InitialData } from '../src/answer'
import { App } from '../src/app'

/** The elements of the head that load the files for the browser. */
export interface Assets {
  readonly styles: string
  readonly scripts: string
}

export const renderCatalogue = ({ styles, scripts }: Assets, data: InitialData): string =>
  frame(
    styles + scripts,
    `<div id="app">${renderToString(<App {...data} />)}</div>
    <script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )

export const renderFailure = ({ styles }: Assets): string =>
  frame(
    styles,
    `<main class="message">
      <h1>Something went wrong</h1>
      <p>The database did not answer. Nothing is lost.</p>
      <p><a href="">Try again</a></p>
    </main>`,
  )

const frame = (head: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Offset and keyset</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`
