/** Marks the document once the page responds to clicks. `onNuxtReady` would wait until the machine is idle. */
export default defineNuxtPlugin((nuxtApp) => {
  nuxtApp.hook('app:suspense:resolve', () => {
    document.documentElement.dataset.hydrated = ''
  })
})
