import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitEntries } from '../src/adapter.js'
import { createPagination, getEllipsisTriggerProps, type PaginationOptions } from '../src/index.js'

/** The jumps of the ellipses of a list with room for a number of entries. */
function jumps(
  options: PaginationOptions,
  { room, by, ...details }: { room: number; by?: number | undefined; withValue?: boolean },
) {
  const jumpLabel = (jump: object) => JSON.stringify(jump)
  const pagination = createPagination({ ...options, translations: { jumpLabel } }).get()
  const entries = fitEntries(pagination, room)
  return entries.flatMap(({ type, value }, index) => {
    if (type === 'page') return []
    const props = getEllipsisTriggerProps(pagination, { index, by, ...(details.withValue && { value }) })
    const { direction, page } = JSON.parse(`${props['aria-label']}`)
    const pageAt = (at: number) => entries[at]?.value as number | undefined
    const gap = [(pageAt(index - 1) ?? 0) + 1, (pageAt(index + 1) ?? pagination.totalPages + 1) - 1] as const
    return [{ value, direction, page, gap, isDisabled: !!props['data-disabled'] || props.disabled === true }]
  })
}

test('an EllipsisTrigger jumps as far as `by` says or else to a page that isn’t shown, whatever the room, but not beyond its gap', () => {
  const totals = fc.oneof(
    fc.record({ totalPages: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ minCount: fc.integer({ min: 1, max: 400 }) }),
  )
  const neighbors = fc.record({ siblingCount: fc.nat(9), boundaryCount: fc.nat(4) })
  const [page, by] = [fc.integer({ min: 1, max: 40 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined })]
  fc.assert(
    fc.property(
      totals,
      neighbors,
      page,
      fc.oneof(fc.constant(99), fc.integer({ min: 1, max: 30 })),
      by,
      (total, options, defaultPage, room, by) => {
        const all = { ...total, ...options, defaultPage }
        const { page } = createPagination(all).get()
        const found = jumps(all, { room, by, withValue: true })
        for (const { value, direction, page: target, gap, isDisabled } of found) {
          expect(direction).toBe(value === 'ellipsis-start' ? 'back' : 'forward')
          const isEmpty = gap[0] > gap[1]
          expect(isDisabled).toBe(isEmpty)
          if (isEmpty) continue
          const [far, near] = (direction === 'back' ? gap : [gap[1], gap[0]]).map((end) => Math.abs(end - page)) as [
            number,
            number,
          ]
          const distance = Math.abs(target - page)
          if (by) expect(distance).toBe(Math.min(by, far))
          // In less room, the siblings that a list has no room for can add to the distance.
          else if (room === 99) expect(distance).toBe(Math.min(Math.max(5, near), far))
          else expect(distance >= Math.max(Math.min(5, far), near) && distance <= far).toBe(true)
        }
        if (options.boundaryCount < 2) expect(jumps(all, { room, by })).toEqual(found)
      },
    ),
  )
})

test.for<[where: string, options: PaginationOptions, room: number, back: number, forward: number]>([
  ['of `pages`', { totalPages: 100, page: 50, siblingCount: 3, boundaryCount: 3 }, 99, 4, 97],
  ['of a FitList whose whole list has none', { totalPages: 7, page: 4 }, 5, 2, 6],
])('`index` alone says which ellipsis it is, and where its gap ends: %s', ([, options, room, back, forward]) => {
  expect(jumps(options, { room, by: 99 }).map(({ direction, page }) => [direction, page])).toEqual([
    ['back', back],
    ['forward', forward],
  ])
})
