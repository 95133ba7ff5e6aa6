import { defineConfig } from 'vitest/config'

/** Tests of plain functions: they run in Node itself, without the platform's runtime and its databases. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['{worker,contract}/**/*.test.ts'],
    exclude: ['**/*.{worker,payment,model}.test.ts'],
    isolate: false,
    silent: 'passed-only',
    testTimeout: 60_000,
  },
})
