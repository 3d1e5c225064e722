import type { Mounted, Stage } from '@dogear/contract'
import type { Scene } from '@dogear/contract/scene'
import { type UsePaginationReturn, usePaginationContext } from '@dogear/react'
import { StrictMode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './app'

export const stage: Stage = {
  features: ['parts', 'mergesChild', 'rendersLater'],
  mount: (scene, container) =>
    show(scene, (app) => {
      const root = createRoot(container)
      root.render(app)
      return root
    }),
  useContextOutsideRoot: (container) =>
    new Promise((resolve) => {
      createRoot(container, { onUncaughtError: resolve }).render(<Orphan />)
    }),
}

export const hydrate = (scene: Scene, container: Element) => show(scene, (app) => hydrateRoot(container, app))

async function show(first: Scene, render: (app: React.ReactNode) => Root): Promise<Mounted> {
  let context: UsePaginationReturn | undefined
  const keepContext = (latest: UsePaginationReturn) => {
    context = latest
  }
  let setScene: (scene: Scene) => void = () => {}
  const waiting: (() => void)[] = []

  function Parent() {
    const [scene, set] = useState(first)
    useLayoutEffect(() => {
      setScene = set
    }, [])
    useLayoutEffect(() => {
      for (const resolve of waiting.splice(0)) resolve()
    })
    return <App scene={scene} onContext={keepContext} />
  }

  const committed = () => new Promise<void>((resolve) => waiting.push(resolve))
  const mounted = committed()
  const root = render(
    <StrictMode>
      <Parent />
    </StrictMode>,
  )
  await mounted

  return {
    api: () => context as UsePaginationReturn,
    update(scene) {
      setScene({ ...scene })
      return committed()
    },
    run: (work) => flushSync(work),
    unmount: () => root.unmount(),
  }
}

function Orphan() {
  usePaginationContext()
  return null
}
