import Candidate from 'candidate'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { options, run } from '../page'

run((copies, element) => {
  const root = createRoot(element)
  flushSync(() => root.render(Array.from({ length: copies }, (_, index) => <Candidate key={index} {...options} />)))
  return () => flushSync(() => root.unmount())
})
