import { actionNames, checkProvided, complete, type Model, missingRoot } from '@dogear/core/adapter'
import { getContext, setContext, untrack } from 'svelte'
import type { UsePaginationReturn } from './use-pagination.svelte.js'

export interface UsePaginationContext extends UsePaginationReturn {}

/** What a Root provides to its parts. */
export interface GetModel {
  (): Model
  /** What it provides to users, created for the first of them. */
  context?: UsePaginationContext
}

const key = /* @__PURE__ */ Symbol('pagination')

export const provideModel = (model: GetModel): GetModel => setContext(key, model)

/** A model that may be replaced by another one. */
export const followPagination = (current: () => GetModel) => () => {
  const latest = current()
  checkProvided(latest, 'function')
  return latest()
}

/** What the parts read of the enclosing Root or RootProvider. Throws outside of one. */
export function useModel(): GetModel {
  const model = getContext<GetModel | undefined>(key)
  if (model) return model
  throw missingRoot()
}

/** The pagination of the enclosing Root or RootProvider. Outside of one, returns `fallback`, or throws without it. */
export function usePaginationContext(fallback?: UsePaginationContext): UsePaginationContext {
  return fallback && !getContext(key) ? fallback : contextOf(useModel())
}

function contextOf(model: GetModel): UsePaginationContext {
  if (!model.context) {
    const pagination = () => complete<'onclick'>(model())
    // A RootProvider may receive another pagination.
    const actions = actionNames.map((name) => [name, (value: never) => untrack(pagination)[name](value)])
    model.context = Object.assign(pagination, Object.fromEntries(actions))
  }
  return model.context as UsePaginationContext
}
