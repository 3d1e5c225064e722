import { type Context, Hono } from 'hono'
import { ignoredParameters, queryUrl, readQuery } from '../src/query'
import { deleteProduct } from './api'
import { addProducts, type Database } from './database'
import { type Assets, renderCatalogue } from './documents'
import { loadAnswer } from './load-answer'

/** The pages as HTML, and the forms that work without JavaScript. */
export function createPages(database: Database, assets: () => Promise<Assets>): Hono {
  const pages = new Hono()

  pages.get('/', async ({ req, html, redirect }) => {
    const { search } = new URL(req.url)
    const query = readQuery(search)
    const isInvalid = ignoredParameters(search, query).some(([name]) => ownParameters.includes(name))
    if (isInvalid) return redirect(queryUrl(search, query))
    const answer = await loadAnswer(database, query)
    const lastPage = Math.max(Math.ceil((answer.count ?? Infinity) / query.pageSize), 1)
    if (query.page > lastPage) return redirect(queryUrl(search, { ...query, page: lastPage }))
    return html(renderCatalogue(await assets(), { search, answer }))
  })

  pages.post('/delete', async (context) => {
    const { id } = await context.req.parseBody()
    await deleteProduct(database, Number(id) || 0)
    return backTo(context)
  })

  pages.post('/add', async (context) => {
    await addProducts(database, 5)
    return backTo(context)
  })

  return pages
}

// Other parameters, such as those of an advertisement, stay in the address.
const ownParameters = ['mode', 'category', 'sort', 'page', 'size', 'after', 'before']

/** Back to the page whose form was sent. Relative, because a proxy may have shortened the path. */
const backTo = ({ req, redirect }: Context) => redirect(`./${new URL(req.url).search}`, 303)
