import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const NEEDS_THE_PLATFORM = /'cloudflare:|\/_test\/(api|clients|mail|objects|setup|visitor|writeBehind)'/

/** Tests of plain functions: they run in Node itself, without the platform's runtime and its databases. */
export const UNIT_TESTS = globSync('{worker,contract}/**/*.test.ts', { cwd: root }).filter(
  (path) => !NEEDS_THE_PLATFORM.test(readFileSync(join(root, path), 'utf8')),
)

export default defineConfig({
  root,
  test: { include: UNIT_TESTS, isolate: false, silent: 'passed-only', testTimeout: 60_000 },
})
