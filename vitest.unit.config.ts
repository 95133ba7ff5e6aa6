import { defineConfig } from 'vitest/config'

/** Tests of plain functions and of the stand-ins: they run in Node itself, without the platform's runtime and its databases. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['{app,worker,contract,stand-ins}/**/*.test.{ts,mjs}'],
    exclude: ['**/*.{worker,payment,model,local,calendar}.test.ts'],
    isolate: false,
    silent: 'passed-only',
    testTimeout: 60_000,
  },
})
