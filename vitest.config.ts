import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
// The same tests on two databases prove that no query crosses from the directory to the tenants.
const isSplit = process.env.SPLIT_DATABASES === '1'

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      remoteBindings: false,
      wrangler: { configPath: join(root, 'wrangler.jsonc') },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(join(root, 'migrations')),
          TEST_REGISTRATION: 'on',
          DEV_TOOLS: 'on',
          ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
          OPERATOR_EMAIL: 'operator@deskbell.test',
          OPERATOR_PASSWORD: 'correct-horse-battery',
          SPLIT_DATABASES: isSplit ? '1' : '0',
        },
        ...(isSplit && { d1Databases: { DB: 'directory', TENANTS_DB: 'tenants' } }),
        // The app isn't built for these tests: each page shell stands in for itself.
        serviceBindings: { ASSETS: standInForAssets },
      },
    })),
  ],
  test: {
    include: ['worker/**/*.test.ts', 'contract/**/*.test.ts'],
    setupFiles: ['worker/_test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests provoke what is then logged, as it should be.
    silent: 'passed-only',
    maxWorkers: '100%',
  },
})

function standInForAssets(request: { url: string }) {
  const { pathname } = new URL(request.url)
  return pathname.startsWith('/_x/')
    ? new Response(`<!doctype html><title>${pathname}</title>`, { headers: { 'content-type': 'text/html' } })
    : new Response('Not found', { status: 404 })
}
