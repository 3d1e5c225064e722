import { elements } from '../../../examples/shared/elements'

/** Answers `GET /api/elements?offset=20&limit=10`. */
export function getElements(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const offset = Math.max(Number(searchParams.get('offset')) || 0, 0)
  const limit = Math.min(Math.max(Number(searchParams.get('limit')) || 10, 1), 100)
  return Response.json({ rows: elements.slice(offset, offset + limit), offset, count: elements.length })
}
