import { globSync, readFileSync } from 'node:fs'
import { findForbiddenArrows } from './lib/arrows.mjs'
import { inProject, root } from './lib/project.mjs'

const files = globSync('{app,contract,widget,worker}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.endsWith('.d.ts'))
  .map((path) => ({ path, code: readFileSync(inProject(path), 'utf8') }))
const forbidden = findForbiddenArrows(files)
for (const line of forbidden) console.error(line)
console.log(`${files.length} files, ${forbidden.length} forbidden imports`)
process.exit(forbidden.length > 0 ? 1 : 0)
