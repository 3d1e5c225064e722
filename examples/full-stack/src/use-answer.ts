import { useEffect, useState } from 'react'
import type { Answer } from './answer'
import { type Query, queryUrl } from './query'
import { fetchAnswer } from './requests'

/** The latest answer of the server, and whether it answers the current query. */
export function useAnswer(query: Query, initial: Answer) {
  const search = queryUrl('', query)
  const [reloads, setReloads] = useState(0)
  const key = `${reloads}${search}`
  const [loaded, setLoaded] = useState({ key, answer: initial })
  const [failed, setFailed] = useState('')
  const busy = loaded.key !== key

  useEffect(() => {
    if (!busy) return
    const request = new AbortController()
    fetchAnswer(search, request.signal).then(
      (answer) => {
        if (!request.signal.aborted) setLoaded({ key, answer })
      },
      () => {
        if (!request.signal.aborted) setFailed(key)
      },
    )
    return () => request.abort()
  }, [busy, search, key])

  return {
    answer: loaded.answer,
    busy,
    failed: busy && failed === key,
    reload: () => setReloads((before) => before + 1),
  }
}
