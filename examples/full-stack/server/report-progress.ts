import type { SeedProgress } from './seed'

/** Prints each step of the seed, and every tenth of it. */
export function reportProgress(log: (text: string) => void = console.log) {
  let printed = ''
  return ({ step, done }: SeedProgress) => {
    const text = `${step} … ${Math.floor(done * 10) * 10} %`
    if (text !== printed) log(text)
    printed = text
  }
}
