import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
/** Live reload puts inline scripts into the page, which the policy rightly forbids. */
const withoutPolicyWhileDeveloping: Plugin = {
  name: 'without-policy-while-developing',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        /^content-security-policy$/i.test(name) ? response : setHeader(name, value)
      next()
    })
  },
}

/**
 * In a few files instead of a hundred; each brings along what it imports, unless that is in one above it. What every page has, what the
 * marketing pages share with the app, what reads the API, what it says of accounts, what is around each page and each section. What else
 * the API says goes with the pages that need it: a phone takes longer to build its schemas than to fetch them.
 */
const SHARED = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /app\/components\/(Badge|Button|Card|CodeBlock|DayBars|FeatureList|Field|Logo|Steps|Table|TextArea|TextField|Toaster|linkLook)\.tsx?$|lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|defaultAttributes|shared\/|icons\/(check|chevron-down|phone|search|x)\.)|contract\/plans\.ts$/,
  },
  {
    name: 'data',
    test: /@tanstack\/|node_modules\/zod\/|\/contract\/problem\.ts$|app\/lib\/(api|dates|once|errorText|nextTask|queryClient|saveFile|session)\.ts$/,
  },
  { name: 'account', test: /\/contract\/(accounts|businesses|businessTypes|defaults|roles|text|widgetLook)\.ts$/ },
  { name: 'routing', test: /node_modules\/react-router\/|app\/components\/Link\.tsx$/ },
  {
    name: 'page',
    test: /app\/components\/(Dialog|ErrorState|Notice|PageHeading|PasswordField|SelectField|Skeleton|TextLink)\.tsx$|app\/lib\/(arrival|device|fieldErrors|toastError|useSubmission)\.ts$|app\/pages\/(LoadingPage|PlainPage)\.tsx$|app\/admin\/answers\/toldWords\.ts$/,
  },
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\/(calendar-days|chart-column|code-xml|eye|inbox|layout-dashboard|log-out|mail|message-circle-question-mark|messages-square|panel-left|panel-top|settings|user-round)\./,
  },
  // What is called of one part of the API, with its schemas.
  { name: (module: string) => `api-${basename(module, '.ts')}`, debugName: 'api', test: /app\/api\/\w+\.ts$/ },
  {
    name: 'frame',
    test: /app\/admin\/((AdminHeader|SectionHead|SectionList|SectionNavLink)\.tsx|(lazySections|rooms|sections)\.ts|home\/(WhatMatters|CountBadge)\.tsx|unsaved\/UnsavedGuard\.tsx|conversations\/useLiveBusiness\.ts)$/,
  },
  { name: 'banners', test: /app\/admin\/account\/AccountBanners\.tsx$/ },
]

const pages = globSync('app/**/*.html', { cwd: root }).map((page) => join(root, page))

export default defineConfig({
  root: join(root, 'app'),
  // app/public and the widget's files, put together by scripts/build.mjs.
  publicDir: process.env.PUBLIC_DIR ?? join(root, '.build/public'),
  plugins: [
    cloudflare({
      configPath: join(root, 'wrangler.toml'),
      remoteBindings: false,
      // Both are set by scripts/dev.mjs alone.
      ...(process.env.DEV_STATE_DIR && { persistState: { path: process.env.DEV_STATE_DIR } }),
      config: { vars: JSON.parse(process.env.DEV_VARS ?? '{}') },
    }),
    react(),
    tailwindcss(),
    withoutPolicyWhileDeveloping,
  ],
  resolve: {
    // Radix locks scrolling with a <style> element, which the page's style-src forbids.
    alias: { 'react-style-singleton': join(root, 'app/lib/styleSingleton.ts') },
  },
  build: { outDir: process.env.BUILD_DIR ?? join(root, 'dist'), emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { manifest: true, rolldownOptions: { input: pages, output: { codeSplitting: { groups: SHARED } } } },
    },
  },
})
