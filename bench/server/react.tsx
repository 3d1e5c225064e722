import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { type Options, options } from '../page'

const candidates = import.meta.glob<ComponentType<Options>>(['../react/*.tsx', '!../react/mount.tsx'], {
  eager: true,
  import: 'default',
})

export const render = (name: string) => {
  const Candidate = candidates[`../react/${name}.tsx`] as ComponentType<Options>
  return renderToString(<Candidate {...options} />)
}
