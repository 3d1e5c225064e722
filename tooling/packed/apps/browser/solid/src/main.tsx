import { render } from 'solid-js/web'
import { Buttons } from './buttons'
import { Links } from './links'

render(() => (location.pathname === '/links' ? <Links /> : <Buttons />), document.body)
