import { type Answer, fetchElements } from './fetch-elements'

export const pageSize = 10

/** Returns a function that fetches a page once and remembers the answer. Call it early to prefetch the page. */
export function createPageCache() {
  const answers = new Map<number, Promise<Answer>>()

  return function load(page: number): Promise<Answer> {
    const known = answers.get(page)
    if (known) return known
    const { signal } = new AbortController()
    const answer = fetchElements({ search: '', offset: (page - 1) * pageSize, limit: pageSize }, signal)
    answers.set(page, answer)
    // A page that failed is requested again next time.
    answer.catch(() => answers.delete(page))
    return answer
  }
}
