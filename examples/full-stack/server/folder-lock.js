import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Throws if another process uses the folder, because two PGlites would destroy each other's data. Returns a function that
 * unlocks the folder.
 * @param {string} folder
 */
export function lockFolder(folder) {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  const owner = ownerOf(file)
  if (owner)
    throw new Error(`Process ${owner} uses the database in ${folder}. Stop it, or choose another folder: DATA=…`)
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/**
 * The process that locked the folder, unless it was killed.
 * @param {string} file
 */
function ownerOf(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    process.kill(owner, 0)
    return owner === process.pid ? undefined : owner
  } catch {
    return undefined
  }
}
