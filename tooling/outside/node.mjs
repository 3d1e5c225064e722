import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from '../command.mjs'

/** An environment with a version of Node, which npm provides as a package. `path` is where else commands are. */
export async function environmentIn(root, { version, path = process.env.PATH, log }) {
  const folder = join(root, `node-${version}`)
  await run(`npm install --prefix ${folder} node@${version}`, { cwd: tmpdir(), log })
  return { PATH: [join(folder, 'node_modules/.bin'), path].join(delimiter) }
}
