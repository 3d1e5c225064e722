import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const examples = fileURLToPath(new URL('../examples/', import.meta.url))

/** The example apps that show every scene. */
export const apps = readdirSync(examples).filter((name) => existsSync(`${examples}${name}/index.html`))
