import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Buttons } from './buttons'
import { Links } from './links'

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>{location.pathname === '/links' ? <Links /> : <Buttons />}</StrictMode>,
)
