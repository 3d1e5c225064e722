import { type GoldenName, golden } from '@dogear/contract/golden'
import { rootsOf } from '@dogear/contract/scene'
import { createPagination } from '@dogear/core'
import { compose, type Piece } from './composition'

export function render(name: GoldenName): string {
  const { scene } = golden[name]
  const api = createPagination(scene.options).get()
  return rootsOf(scene)
    .map((_root, index) => {
      const { root, parts } = compose(api, scene, index)
      return markup({ ...root, text: parts.map(markup).join('') })
    })
    .join('')
}

function markup({ tag, props, text }: Piece): string {
  const attributes = Object.entries(props)
    .filter(([name]) => name !== 'onClick')
    .map(([name, value]) => ` ${name}="${value === true ? '' : String(value).replaceAll('&', '&amp;')}"`)
  return `<${tag}${attributes.join('')}>${text}</${tag}>`
}
