// In JavaScript, because Node loads it without a build during development.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.js'

const folder = /** @type {string} */ (workerData)
const unlock = lockFolder(folder)
const database = await PGlite.create(folder)
let lastQuery = Promise.resolve()

parentPort?.on('message', (message) => {
  lastQuery = lastQuery.then(() => (message === 'close' ? close() : answer(message)))
})

/** @param {{ id: number, sql: string, parameters: unknown[] }} message */
async function answer({ id, sql, parameters }) {
  try {
    const { rows, affectedRows } = await database.query(sql, parameters)
    const [command] = sql.trim().split(/\s/, 1)
    parentPort?.postMessage({ id, result: { rows, command: command?.toUpperCase(), rowCount: affectedRows ?? 0 } })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
}

async function close() {
  await database.close()
  unlock()
  parentPort?.close()
}
