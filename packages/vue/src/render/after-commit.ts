import { getCurrentInstance, onBeforeUnmount, onMounted, onUpdated } from 'vue'

/** Calls `update` with the element of the component after each commit, and with null when it goes away. */
export function afterCommit(update: (element: HTMLElement | null) => void): void {
  const component = getCurrentInstance()?.proxy
  const run = () => update(component?.$el.nodeType === 1 ? component.$el : null)
  onMounted(run)
  onUpdated(run)
  onBeforeUnmount(() => update(null))
}
