import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { Pagination } from '@dogear/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'

export const render = (name: ServerScene) =>
  renderToString(
    <StrictMode>
      <App scene={serverScene(name)} />
    </StrictMode>,
  )

export const renderProvider = (value: never) => renderToString(<Pagination.RootProvider value={value} />)
