import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ignoredParameters, readQuery } from '../src/query'
import { addProducts, type Database } from './database'
import { loadAnswer } from './load-answer'

/** The products as JSON. Refuses whatever it doesn't understand, and says why. */
export function createApi(database: Database): Hono {
  const api = new Hono()

  api.get('/products', async ({ req, json }) => {
    const { search } = new URL(req.url)
    const query = readQuery(search)
    const ignored = ignoredParameters(search, query).map(([name, value]) => `"${name}" can't be "${value}" here.`)
    if (ignored.length > 0) throw new HTTPException(400, { message: ignored.join(' ') })
    return json(await loadAnswer(database, query))
  })

  api.post('/products', async ({ body }) => {
    await addProducts(database, 5)
    return body(null, 204)
  })

  api.delete('/products/:id{\\d{1,9}}', async ({ req, body }) => {
    const { affectedRows } = await deleteProduct(database, Number(req.param('id')))
    if (!affectedRows) throw new HTTPException(404, { message: 'There is no such product.' })
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

export const deleteProduct = (database: Database, id: number) =>
  database.query('delete from products where id = $1', [id])
