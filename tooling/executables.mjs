import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** All paths where a command with one of these names may be. */
export function pathsOf(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
