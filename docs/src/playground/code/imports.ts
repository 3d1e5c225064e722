import { maxWidth } from './markup'

type Names = readonly (string | false)[]

/** The import statements for these names of each module. Empty names and modules without names are left out. */
export function importsOf(modules: Record<string, Names>): string[] {
  const statements = Object.entries(modules).flatMap(([module, all]) => {
    const names = all.filter(Boolean)
    if (names.length === 0) return []
    const line = `import { ${names.join(', ')} } from '${module}'`
    return line.length <= maxWidth ? [line] : ['import {', ...names.map((name) => `  ${name},`), `} from '${module}'`]
  })
  return [`import '@dogear/core/theme.css'`, ...statements]
}
