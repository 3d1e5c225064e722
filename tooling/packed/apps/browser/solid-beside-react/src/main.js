import { renderHeading } from './react/heading.tsx'
import { renderPages } from './solid/pages.tsx'

renderHeading(document.querySelector('#app'))
renderPages(document.body)
