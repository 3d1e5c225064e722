import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

/**
 * Starts a registry that keeps what is published to it, and redirects requests for other packages to the registry that npm
 * is configured with. `environment` makes npm and pnpm use it, without the user's settings and cache.
 */
export async function startRegistry(folder) {
  const upstream = npmConfig('registry').replace(/\/$/, '')
  const cafile = npmConfig('cafile')
  const packages = new Map()
  const server = createServer(async (request, response) => {
    const [path] = decodeURIComponent(request.url.slice(1)).split('?')
    const [name, tarball] = path.split('/-/')
    const send = (status, body) => response.writeHead(status).end(body)
    if (request.method === 'PUT') {
      packages.set(name, await json(request))
      return send(201, '{}')
    }
    const published = packages.get(name)
    if (published && tarball) return send(200, Buffer.from(published._attachments[tarball].data, 'base64'))
    if (published) return send(200, JSON.stringify({ ...published, _attachments: undefined }))
    if (/^(@dogear|-)\//.test(name)) return send(404, '{}')
    response.writeHead(307, { location: upstream + request.url }).end()
  })
  await once(server.listen(0), 'listening')

  const origin = `http://localhost:${server.address().port}`
  const npmrc = join(folder, '.npmrc')
  mkdirSync(folder)
  // npm only publishes with a token. This registry accepts any.
  writeFileSync(npmrc, `registry=${origin}/\n${origin.replace('http:', '')}/:_authToken=any\n`)
  const environment = {
    npm_config_registry: `${origin}/`,
    npm_config_userconfig: npmrc,
    npm_config_cache: join(folder, 'npm-cache'),
    ...(cafile && { npm_config_cafile: cafile }),
  }
  return { environment, stop: () => server.close(), published: () => hashesOf(packages) }
}

/** The version and the hash of each package. */
function hashesOf(packages) {
  return Object.fromEntries(
    Array.from(packages, ([name, { versions }]) => [
      name,
      Object.values(versions).map(({ version, dist }) => `${version} ${dist.integrity}`),
    ]),
  )
}

function npmConfig(name) {
  const value = execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
  return value === 'null' || value === 'undefined' ? undefined : value
}
