import { ratio } from './report.mjs'

export function entriesTargets(results) {
  const timeOf = (name, totalPages = 100) =>
    results.find((result) => result.name === name && result.totalPages === totalPages).time
  const dogear = timeOf('@dogear/core')
  const to = (name, most) => ({ what: `getEntries to ${name}`, measured: dogear / timeOf(name), most })
  const toHundred = (totalPages) => ({
    what: `getEntries at ${totalPages.toLocaleString('en')} pages to 100`,
    measured: timeOf('@dogear/core', totalPages) / dogear,
    most: 1.2,
  })
  return [
    to('straight loop', 2),
    to('@zag-js/pagination', 1),
    to('reka-ui', 1),
    to('@mantine/hooks', 1),
    toHundred(10),
    toHundred(1_000_000_000),
  ].map((target) => ({ subject: 'Core', ...target }))
}

/** Composed parts have hand-written parts as their measure, and List has one hand-written component. */
export function frameworkTargets({ title, limits, listLimits }, results) {
  const [handWritten, parts, dogear, list, ark] = ['hand-written', 'parts', 'dogear', 'list', 'ark'].map((name) =>
    results.find(({ candidate }) => candidate.name === name),
  )
  const size = { show: (bytes) => `${(bytes / 1000).toFixed(2)} kB` }
  return [
    { what: 'Next to hand-written parts', measured: ratio('next', dogear, parts), most: limits.next },
    { what: 'Next to Ark UI', measured: ratio('next', dogear, ark), most: 0.7 },
    { what: 'heap to hand-written parts', measured: ratio('heap', dogear, parts), most: limits.heap },
    { what: 'server rendering to Ark UI', measured: ratio('server', dogear, ark), most: 0.4 },
    { what: 'size', measured: dogear.size, most: limits.size * 1000, ...size },
    { what: 'List: Next to hand-written code', measured: ratio('next', list, handWritten), most: listLimits.next },
    { what: 'List: mount to hand-written code', measured: ratio('mount', list, handWritten), most: listLimits.mount },
    { what: 'List: heap to hand-written code', measured: ratio('heap', list, handWritten), most: listLimits.heap },
    { what: 'List: server rendering to Ark UI', measured: ratio('server', list, ark), most: 0.25 },
    { what: 'List: size', measured: list.size, most: listLimits.size * 1000, ...size },
  ].map((target) => ({ subject: title, ...target }))
}
