import { expect, vi } from 'vitest'
import { afterTasks } from './frame.js'
import type { Renderer, SceneProps } from './renderer.js'

/** Renders a scene, and records the calls of `onPageOutOfRange`. */
export async function renderWithCalls(render: Renderer['render'], props: SceneProps) {
  const onPageOutOfRange = vi.fn()
  const view = await render({ onPageOutOfRange, ...props })
  return {
    ...view,
    /** The calls since the last time: as many as these, once all tasks have run. */
    async calls(times: number) {
      await expect.poll(() => onPageOutOfRange.mock.calls.length).toBe(times)
      await afterTasks()
      return onPageOutOfRange.mock.calls.splice(0).map(([details]) => details)
    },
  }
}
