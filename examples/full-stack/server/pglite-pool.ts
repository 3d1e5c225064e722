import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PostgresPool, PostgresQueryResult } from 'kysely'

/**
 * A pool with one connection, because PGlite answers one query at a time. Further requests wait in line. PGlite runs in a
 * worker, so that a slow query doesn't keep the server from answering requests that need no database.
 */
export function createPglitePool(folder: string): PostgresPool {
  const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: folder })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>()
  let lastQuery = 0
  let crash: unknown
  let lastConnection = Promise.resolve()

  worker.on('message', ({ id, result, error }) => {
    const query = waiting.get(id)
    waiting.delete(id)
    if (error) query?.reject(error)
    else query?.resolve(result)
  })
  worker.on('error', (error) => {
    crash = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })

  const query = <R>(sql: string, parameters: readonly unknown[]) =>
    new Promise<PostgresQueryResult<R>>((resolve, reject) => {
      if (crash) return reject(crash)
      lastQuery += 1
      waiting.set(lastQuery, { resolve: resolve as (result: unknown) => void, reject })
      worker.postMessage({ id: lastQuery, sql, parameters })
    })

  return {
    async connect() {
      let release = () => {}
      const before = lastConnection
      lastConnection = new Promise((resolve) => {
        release = resolve
      })
      await before
      return { query, release } as Awaited<ReturnType<PostgresPool['connect']>>
    },
    async end() {
      if (crash) return
      const exit = once(worker, 'exit')
      worker.postMessage('close')
      await exit
    },
  }
}
