import { type ServerScene, serverScene } from '@dogear/contract/golden/golden'
import { hasContentOutside, rootsOf } from '@dogear/contract/harness/scene'
import { createPagination } from '@dogear/core'
import { compose, extraPiece, type Piece } from './composition'
import { createPageList } from './page-list'

export function render(name: ServerScene): string {
  const scene = serverScene(name)
  const api = createPagination({ ...scene.options, ...createPageList(() => scene)?.get() }).get()
  const outside = hasContentOutside(scene) ? markup(extraPiece(api, scene, 'content')) : ''
  const inside = rootsOf(scene)
    .map((_root, index) => {
      const { root, parts } = compose(api, scene, index)
      return markup({ ...root, children: parts })
    })
    .join('')
  return outside + inside
}

function markup({ tag, props, text, children = [] }: Piece): string {
  const attributes = Object.entries(props)
    .filter(([name, value]) => value !== undefined && !/^on[A-Z]/.test(name) && !(tag === 'select' && name === 'value'))
    .map(([name, value]) => ` ${name}="${value === true ? '' : String(value).replaceAll('&', '&amp;')}"`)
  const start = `<${tag}${attributes.join('')}>`
  return tag === 'input' ? start : `${start}${text}${children.map(markup).join('')}</${tag}>`
}
