import './style.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
import type { InitialData } from './initial-data'

const data: InitialData = JSON.parse(document.getElementById('data')?.textContent ?? '')

hydrateRoot(
  document.getElementById('app') as HTMLElement,
  <StrictMode>
    <App {...data} />
  </StrictMode>,
)
