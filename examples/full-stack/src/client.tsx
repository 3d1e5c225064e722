import './style.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { InitialData } from './answer'
import { App } from './app'

const data: InitialData = JSON.parse(document.getElementById('data')?.textContent ?? '')

hydrateRoot(
  document.getElementById('app') as HTMLElement,
  <StrictMode>
    <App {...data} />
  </StrictMode>,
)
