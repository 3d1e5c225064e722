import type { Scene } from '@dogear/contract/harness/scene'
import { createPageHistory, createPageRouter, type PageList, type PageRouter } from '@dogear/core/dom'

/** Keeps the page of a scene in its URL, if it asks for that. `latest` returns the scene as last changed. */
export function createPageList(latest: () => Scene): PageList | undefined {
  const { inUrl, router } = latest()
  if (!inUrl) return
  const [pageUrl, options] = inUrl
  if (!router) return createPageHistory(pageUrl, options)
  return createPageRouter(pageUrl, { history: options?.history, router: () => latest().router as PageRouter })
}
