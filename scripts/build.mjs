import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashFiles, inProject, readIfThere, root } from './lib/project.mjs'

const SOURCES = [
  '{app,contract,widget,worker}/**',
  'scripts/build*.mjs',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'wrangler.toml',
]
const IS_TEST = /\.test\.tsx?$|\/_test\//
const dist = inProject('dist')

/** Builds app, widget and Worker into dist/, unless the sources haven't changed. */
export async function build({ log = console.log } = {}) {
  const sources = hashFiles(SOURCES, (path) => !IS_TEST.test(path))
  if (readIfThere(`${dist}/sources`) === sources) return
  const started = performance.now()
  log('Building …')
  // Built in a separate folder and then moved, so that a failed build leaves the last good one.
  const next = inProject(`.dist-${process.pid}`)
  const publicDir = inProject(`.build/public-${process.pid}`)
  try {
    await buildPublic(publicDir)
    process.env.BUILD_DIR = next
    process.env.PUBLIC_DIR = publicDir
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ configFile: inProject('vite.config.ts'), logLevel: 'warn' })
    await builder.buildApp()
    const { buildPages } = await import('./build-pages.mjs')
    await buildPages(`${next}/client`)
    await writeMiniflareOptions(next)
    writeFileSync(`${next}/sources`, sources)
    rmSync(dist, { recursive: true, force: true })
    renameSync(next, dist)
  } finally {
    rmSync(publicDir, { recursive: true, force: true })
    rmSync(next, { recursive: true, force: true })
  }
  log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Builds static files: those of app/public, and the widget's. */
export async function buildPublic(place) {
  mkdirSync(inProject('.build'), { recursive: true })
  const next = mkdtempSync(inProject('.build/public-'))
  try {
    cpSync(inProject('app/public'), next, { recursive: true })
    const { buildWidget } = await import('./build-widget.mjs')
    await buildWidget(next)
    rmSync(place, { recursive: true, force: true })
    renameSync(next, place)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** Written at build time, because importing wrangler would slow down every start. */
async function writeMiniflareOptions(directory) {
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  const config = `${directory}/deskbell/wrangler.json`
  const { workerOptions, main, externalWorkers } = unstable_getMiniflareWorkerOptions(config)
  const { ai: _, ...options } = workerOptions // without a network env.AI would only fail; the Worker asks whether it is bound
  const json = JSON.stringify({ ...options, main, externalWorkers }, null, 2)
  // Relative paths, so that a build can be moved.
  writeFileSync(`${directory}/miniflare.json`, json.replaceAll(directory, 'dist').replaceAll(`${root}/`, ''))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build()
  console.log(`Up to date: ${relative(root, dist)}/`)
}
