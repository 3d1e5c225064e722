/** Tells the check that the page responds to clicks. */
export default defineNuxtPlugin(() => {
  onNuxtReady(() => {
    document.documentElement.dataset.hydrated = ''
  })
})
