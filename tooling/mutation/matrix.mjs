/**
 * Prints which tests could go: those that notice no mutant which no other test notices, found one after the other from the
 * largest file on. Reads the report of a run in which every test ran against each mutant that it reaches.
 */
export function printMatrix({ files, testFiles }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killersOf = mutants.map(({ killedBy = [] }) => new Set(killedBy)).filter(({ size }) => size > 0)
  const killedBy = new Map()
  for (const killers of killersOf) for (const id of killers) killedBy.set(id, [...(killedBy.get(id) ?? []), killers])
  const sorted = Object.entries(testFiles).sort(([, one], [, other]) => other.tests.length - one.tests.length)
  for (const [path, { tests }] of sorted) {
    const spare = tests.filter(({ id }) => {
      const killed = killedBy.get(id) ?? []
      if (killed.some(({ size }) => size === 1)) return false
      for (const killers of killed) killers.delete(id)
      return true
    })
    console.log(`\n${path}: ${spare.length} of ${tests.length} tests notice nothing of their own`)
    for (const { id, name } of spare) console.log(`  ${name} (notices ${killedBy.get(id)?.length ?? 0})`)
  }
}
