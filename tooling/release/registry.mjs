import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, start, stop } from '../command.mjs'
import { freePort, untilAnswer } from '../server.mjs'

const program = fileURLToPath(new URL('registry', import.meta.url))

/**
 * Starts a registry in a folder. It takes what is published of `@dogear`, and asks the registry that npm is set to use
 * for everything else. `environment` sends npm and pnpm to it, away from the settings and the cache of the user.
 */
export async function startRegistry(folder, { log }) {
  await run('pnpm install --ignore-workspace --frozen-lockfile --prefer-offline', {
    cwd: program,
    log,
  })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = settingsOf(folder, origin)
  const certificates = npmConfig('cafile')
  const server = start(`"${join(program, 'node_modules/.bin/verdaccio')}" --config config.json --listen ${port}`, {
    cwd: folder,
    env: certificates && { NODE_EXTRA_CA_CERTS: certificates },
    log,
  })
  await untilAnswer(server, `${origin}/-/ping`)
  return { environment: { npm_config_registry: `${origin}/`, ...settings }, stop: () => stop(server) }
}

function settingsOf(folder, origin) {
  mkdirSync(folder)
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { configured: { url: npmConfig('registry') } },
    packages: {
      '@dogear/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'configured' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }
  // A registry is configured in YAML, of which JSON is a part.
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))

  const npmrc = join(folder, '.npmrc')
  // npm publishes with a token only, and this registry takes any.
  writeFileSync(npmrc, `registry=${origin}/\n${origin.replace('http:', '')}/:_authToken=any\n`)
  return { npm_config_userconfig: npmrc, npm_config_cache: join(folder, 'npm-cache') }
}

function npmConfig(name) {
  const value = execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
  return value === 'null' || value === 'undefined' ? undefined : value
}
