/** Marks the document once the page responds to clicks. */
export default defineNuxtPlugin(() => {
  onNuxtReady(() => {
    document.documentElement.dataset.hydrated = ''
  })
})
