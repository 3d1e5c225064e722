import { type ComponentType, createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export const mount = (component: ComponentType, element: Element) =>
  createRoot(element).render(createElement(StrictMode, null, createElement(component)))
