import { deepEqual, equal, match } from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** No changesets are left, all packages have the same new version, and each changelog has an entry for it. */
export function checkVersions(root) {
  deepEqual(
    readdirSync(join(root, '.changeset')).filter((name) => !['README.md', 'config.json'].includes(name)),
    [],
    'No changeset is left.',
  )
  const packages = publicPackages(root)
  const [version] = packages.map(({ manifest }) => manifest.version)
  match(version, /^\d+\.\d+\.\d+$/)
  for (const { folder, manifest } of packages) {
    equal(manifest.version, version, `${manifest.name} has the version of the others.`)
    checkChangelog({ name: manifest.name, version, text: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8') })
  }
}

function checkChangelog({ name, version, text }) {
  const [title, latest = ''] = text.split('\n## ')
  equal(title.trim(), `# ${name}`)
  match(latest, new RegExp(`^${version}\n\n### (Major|Minor|Patch) Changes\n\n- `))
}

/** The service that runs the release workflow signs the provenance. Elsewhere, npm would refuse to publish. */
export function removeProvenance(root) {
  for (const { file, manifest } of publicPackages(root)) {
    delete manifest.publishConfig.provenance
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  }
}

function publicPackages(root) {
  return readdirSync(join(root, 'packages'))
    .map((name) => {
      const folder = join(root, 'packages', name)
      const file = join(folder, 'package.json')
      return { folder, file, manifest: JSON.parse(readFileSync(file, 'utf8')) }
    })
    .filter(({ manifest }) => !manifest.private)
}
