import { render } from 'solid-js/web'
import { Buttons } from './buttons'
import { Links } from './links'

export const renderPages = (container: Element) =>
  render(() => (location.pathname === '/links' ? <Links /> : <Buttons />), container)
