import { type ComponentInternalInstance, getCurrentInstance, onBeforeUnmount, onMounted, onUpdated } from 'vue'

/** Calls `update` with the element of the component after each commit, and with null when it goes away. */
export function afterCommit(update: (element: HTMLElement | null) => void): void {
  const instance = getCurrentInstance() as ComponentInternalInstance
  const run = () => {
    const { el } = instance.subTree
    update(el?.nodeType === 1 ? (el as HTMLElement) : null)
  }
  onMounted(run)
  onUpdated(run)
  onBeforeUnmount(() => update(null))
}
