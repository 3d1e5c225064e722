type Network = typeof import('../shared/respond')

/** Makes the simulated network faster. Default: twenty times as fast. */
export const speedUp = ({ respond }: Network, factor = 20): Network => ({
  async respond(answer, signal, milliseconds = 400) {
    await held
    return respond(answer, signal, milliseconds / factor)
  },
})

let held: Promise<void> | undefined

/** Holds back all responses until you call the returned function. A test can then look at the page while it loads. */
export function holdResponses(): () => void {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  return () => {
    held = undefined
    release()
  }
}
