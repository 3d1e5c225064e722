/** Returns a function that returns the next of a series of numbers between 0 and 1, which depends on the seed only. */
export function randomNumbers(seed: number) {
  let state = seed * 7919
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
