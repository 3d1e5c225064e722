import type { PaginationApi } from '@dogear/core'
import { actionNames, checkProvided, complete, type Model, missingRoot } from '@dogear/core/adapter'
import {
  type ComputedRef,
  computed,
  defineComponent,
  type InjectionKey,
  inject,
  type MaybeRef,
  type SlotsType,
  unref,
} from 'vue'
import { type UsePaginationReturn, untracked } from './use-pagination.js'

export type UsePaginationContext = UsePaginationReturn

/** What a Root provides to its parts. */
export interface ModelRef extends ComputedRef<Model> {
  /** What it provides to users, created for the first of them. */
  context?: UsePaginationContext
}

export const modelKey: InjectionKey<ModelRef> = Symbol()

/** The pagination of the enclosing Root or RootProvider. Outside of one, returns `fallback`, or throws without it. */
export function usePaginationContext(fallback?: UsePaginationContext): UsePaginationContext {
  if (fallback && !inject(modelKey, null)) return fallback
  const model = useModel()
  model.context ??= createContext(model)
  return model.context
}

function createContext(model: ModelRef): UsePaginationContext {
  const pagination = computed(() => complete(model.value))
  // A RootProvider may receive another pagination.
  const latest = () => untracked(() => pagination.value)
  const actions = actionNames.map((name) => [name, (value: never) => latest()[name](value)])
  return Object.assign(pagination, Object.fromEntries(actions))
}

/** A model that may be replaced by another one. */
export const followPagination = (current: () => MaybeRef<Model>): ModelRef =>
  computed(() => {
    const latest = unref(current())
    checkProvided(latest, 'object')
    return latest
  })

/** What the parts read of the enclosing Root or RootProvider. Throws outside of one. */
export function useModel(): ModelRef {
  const model = inject(modelKey, null)
  if (model) return model
  throw missingRoot()
}

export interface ContextProps extends /** @vue-ignore */ SlotsType<{ default: PaginationApi }> {}

/** Passes the pagination of the enclosing Root to its slot. */
export const Context = /* @__PURE__ */ defineComponent({
  name: 'PaginationContext',
  slots: Object as ContextProps,
  setup(_, { slots }) {
    const context = usePaginationContext()
    return () => slots.default?.(context.value)
  },
})
