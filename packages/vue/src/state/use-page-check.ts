import { createPageCheck, type Host } from '@dogear/core/adapter'
import { getCurrentInstance, onActivated, onDeactivated, shallowRef, watchPostEffect } from 'vue'

/** Calls `onPageOutOfRange` after a commit that needs it, unless `KeepAlive` hides the component. */
export function usePageCheck(host: Pick<Host, 'options' | 'position'>): void {
  const checkPage = createPageCheck(host)
  // `KeepAlive` doesn't stop effects.
  const isHidden = shallowRef(false)
  if (getCurrentInstance()) {
    onActivated(() => {
      isHidden.value = false
    })
    onDeactivated(() => {
      isHidden.value = true
    })
  }
  watchPostEffect((onCleanup) => {
    const cancel = isHidden.value ? undefined : checkPage()
    if (cancel) onCleanup(cancel)
  })
}
