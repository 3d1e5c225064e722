import type { PaginationOptions } from '@dogear/core'
import { optionNames } from '@dogear/core/adapter'
import { type ComponentInternalInstance, camelize, toRaw } from 'vue'

/** The names of the props and listeners that a parent passes, for warnings. */
const passedNames = (instance: ComponentInternalInstance | null) =>
  Object.keys(instance?.vnode.props ?? {}).map(camelize)

/** Whether a component has no listener for another page. */
export const isUnheard = (instance: ComponentInternalInstance | null): boolean =>
  !passedNames(instance).some((name) => /^on(Update:page$|PageChange|PaginationChange)/.test(name))

/** Options without the props that the parent doesn't pass, which are `undefined`. */
export function withoutOmitted(
  options: PaginationOptions,
  given: object,
  instance: ComponentInternalInstance | null,
): PaginationOptions {
  if (toRaw(given) !== toRaw(instance?.props)) return options
  const passed = passedNames(instance)
  const omitted: string[] = optionNames.filter((name) => options[name] === undefined && !passed.includes(name))
  return Object.fromEntries(Object.entries(options).filter(([name]) => !omitted.includes(name)))
}
