import { elements } from '../../../examples/shared/elements'

/** Answers `GET /api/elements?search=ium&offset=20&limit=10`. */
export function getElements(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('search') ?? ''
  const offset = Math.max(Number(searchParams.get('offset')) || 0, 0)
  const limit = Math.min(Math.max(Number(searchParams.get('limit')) || 10, 1), 100)
  const found = elements.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return Response.json({ rows: found.slice(offset, offset + limit), offset, count: found.length })
}
