import { Router } from '@solidjs/router'
import { FileRoutes } from '@solidjs/start/router'
import { type JSX, onMount, Suspense } from 'solid-js'

export default function App() {
  return (
    <Router base={import.meta.env.SERVER_BASE_URL} root={(props) => <Page>{props.children}</Page>}>
      <FileRoutes />
    </Router>
  )
}

function Page(props: { children?: JSX.Element }) {
  return (
    <Suspense>
      {props.children}
      <Hydrated />
    </Suspense>
  )
}

/** Marks the document once the page responds to clicks. */
function Hydrated() {
  onMount(() => {
    document.documentElement.dataset.hydrated = ''
  })
  return null
}
