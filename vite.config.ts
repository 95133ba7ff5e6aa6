import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const pages = globSync('app/**/*.html', { cwd: root }).map((page) => join(root, page))

export default defineConfig({
  root: join(root, 'app'),
  // app/public and the widget's files, put together by scripts/build.mjs.
  publicDir: join(root, '.build/public'),
  plugins: [cloudflare({ configPath: join(root, 'wrangler.jsonc'), remoteBindings: false }), react(), tailwindcss()],
  resolve: {
    // Radix locks scrolling with a <style> element, which the page's style-src forbids.
    alias: { 'react-style-singleton': join(root, 'app/lib/styleSingleton.ts') },
  },
  build: { outDir: process.env.BUILD_DIR ?? join(root, 'dist'), emptyOutDir: true, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { input: pages } } } },
})
