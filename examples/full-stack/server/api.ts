import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { parameters, readQuery } from '../src/query'
import type { Catalogue } from './catalogue'
import { addProducts } from './insert-products'
import { loadAnswer } from './load-answer'
import { parseCount, parseId } from './parse-body'

const known = new Set<string>(parameters)

/** The products as JSON. Refuses whatever it doesn't understand, and says why. */
export function createApi({ database, pending }: Catalogue): Hono {
  const api = new Hono()

  api.use(async ({ json }, next) => {
    const reason = pending()
    if (!reason) return next()
    const error = reason instanceof Error ? 'The database could not be opened.' : `${reason.step} …`
    return json({ error }, 503, { 'retry-after': '1' })
  })

  api.get('/products', async ({ req, json }) => {
    const { search, searchParams } = new URL(req.url)
    const { query, problems } = readQuery(search)
    const unknown = [...searchParams.keys()].filter((name) => !known.has(name))
    const all = [...problems, ...unknown.map((name) => `There is no parameter "${name}".`)]
    if (all.length > 0) throw new HTTPException(400, { message: all.join(' ') })
    return json(await loadAnswer(database, query))
  })

  api.post('/products', async ({ req, body }) => {
    const count = parseCount(await req.json().catch(() => undefined))
    await addProducts(database, count)
    return body(null, 204)
  })

  api.delete('/products/:id', async ({ req, body }) => {
    const id = parseId(req.param('id'))
    const { numDeletedRows } = await database.deleteFrom('products').where('id', '=', id).executeTakeFirstOrThrow()
    if (!numDeletedRows) throw new HTTPException(404, { message: `There is no product ${id}.` })
    return body(null, 204)
  })

  // Not `notFound`, which Hono ignores in an app that is a route of another one.
  api.all('*', ({ json }) => json({ error: 'There is no such endpoint.' }, 404))

  api.onError((error, { json }) => {
    if (error instanceof HTTPException) return json({ error: error.message }, error.status)
    console.error(error)
    return json({ error: 'The database did not answer.' }, 500)
  })
  return api
}
