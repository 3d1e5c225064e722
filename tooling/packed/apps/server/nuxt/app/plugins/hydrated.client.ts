/** Tells the check when a click will be heard. */
export default defineNuxtPlugin(() => {
  onNuxtReady(() => {
    document.documentElement.dataset.hydrated = ''
  })
})
