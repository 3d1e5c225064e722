import type { Harness, Mounted } from '@dogear/contract'
import type { Scene } from '@dogear/contract/harness/scene'
import { type UsePaginationReturn, usePaginationContext } from '@dogear/react'
import { StrictMode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './app'

export const harness: Harness = {
  features: ['parts', 'childElement', 'rendersLater', 'rendersTwice', 'beforeRemoval'],
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
  const waiting: { scene: Scene; resolve: () => void }[] = []

  function Parent() {
    const [scene, set] = useState(first)
    useLayoutEffect(() => {
      setScene = set
    }, [])
    // StrictMode runs effects twice, so only an effect that has seen the scene resolves its promise.
    useLayoutEffect(() => {
      const latest = waiting.findIndex((one) => one.scene === scene)
      for (const { resolve } of waiting.splice(0, latest + 1)) resolve()
    })
    return <App scene={scene} onContext={keepContext} />
  }

  const committed = (scene: Scene) => new Promise<void>((resolve) => waiting.push({ scene, resolve }))
  const mounted = committed(first)
  const root = render(
    <StrictMode>
      <Parent />
    </StrictMode>,
  )
  await mounted

  return {
    api: () => context as UsePaginationReturn,
    update(scene) {
      const next = { ...scene }
      setScene(next)
      return committed(next)
    },
    run: (work) => flushSync(work),
    unmount: () => root.unmount(),
  }
}

function Orphan() {
  usePaginationContext()
  return null
}
