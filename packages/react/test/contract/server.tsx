import { type GoldenName, golden } from '@dogear/contract/golden'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'

export const render = (name: GoldenName) =>
  renderToString(
    <StrictMode>
      <App scene={golden[name].scene} />
    </StrictMode>,
  )
