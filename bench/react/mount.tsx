import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Options, options, run } from '../page'

run<ComponentType<Options>>({
  candidates: import.meta.glob(['./*.tsx', '!./mount.tsx']),
  mount(Candidate, copies, element) {
    const root = createRoot(element)
    flushSync(() => root.render(Array.from({ length: copies }, (_, index) => <Candidate key={index} {...options} />)))
    return () => flushSync(() => root.unmount())
  },
})
