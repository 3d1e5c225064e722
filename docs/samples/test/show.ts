import { onTestFinished } from 'vitest'
import { renderSample } from './render-sample'

/** Renders a sample, imported from a path, until the end of the test. Returns its container. */
export function showSample(path: string, sample: unknown, props = {}): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const end = renderSample(path.split('/')[0] as string, sample, container, props)
  onTestFinished(() => {
    end?.()
    container.remove()
  })
  return container
}
