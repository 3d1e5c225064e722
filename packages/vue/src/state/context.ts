import type { PaginationApi } from '@dogear/core'
import { actionNames, complete, type Model, missingRoot } from '@dogear/core/adapter'
import { type ComputedRef, computed, defineComponent, type InjectionKey, inject, type SlotsType } from 'vue'
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
  return fallback && !inject(modelKey, null) ? fallback : contextOf(useModel())
}

function contextOf(model: ModelRef): UsePaginationContext {
  if (!model.context) {
    const pagination = computed(() => complete(model.value))
    // A RootProvider may receive another pagination.
    const latest = () => untracked(() => pagination.value)
    const actions = actionNames.map((name) => [name, (value: never) => latest()[name](value)])
    model.context = Object.assign(pagination, Object.fromEntries(actions))
  }
  return model.context as UsePaginationContext
}

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
