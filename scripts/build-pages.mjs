/** Writes the markup of pages that read without JavaScript into their shells. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inProject } from './lib/project.mjs'

// A shell's own content is for live reload, which doesn't prerender.
const ROOT = /<div id="root">.*?<\/div>/s
const DATA = '<script type="application/ld+json"></script>'
// Forbidden by the pages' policy.
const REFUSED = / style="|<style/
/**
 * Code that a shell of the app is going to ask for, beside what the app begins with: fetched with the page instead of one after the other
 * while its scripts run.
 */
const AHEAD = {
  app: [],
  // What it says first stands in its markup, and code that is fetched beside that holds it up on a phone's line (largest paint 2.3 s, else 1.7).
  register: undefined,
  admin: [
    'api/accounts.ts',
    'admin/RequireSession.tsx',
    'api/leads.ts',
    'api/curation.ts',
    'api/bookings.ts',
    'admin/TabsFrame.tsx',
    // What a new owner sees first.
    'admin/sections/Embed.tsx',
  ],
  'admin-direct': [
    'api/accounts.ts',
    'admin/RequireSession.tsx',
    'admin/SidebarFrame.tsx',
    'admin/sections/Overview.tsx',
  ],
}
/** What only the app needs. */
const OF_APP = /href="\/assets\/((?:data|routing|page)-[^"]*)"/
// Rendered by React first; the shell has its own.
const TITLE = /^<title>.*?<\/title>/

export async function buildPages(clientDirectory) {
  const { markup, structuredData } = await render()
  // No "</script>" may end the element early.
  const data = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  const filesOf = takeManifest(clientDirectory)
  for (const [name, html] of Object.entries(markup)) {
    const [refused] = REFUSED.exec(html) ?? []
    if (refused) throw new Error(`The page "${name}" has${refused}…, which the browser would refuse.`)
    const file = `${clientDirectory}/_x/${name}.html`
    const shell = readFileSync(file, 'utf8')
    if (!ROOT.test(shell)) throw new Error(`${file} has no #root`)
    const [, unneeded] = (name in AHEAD ? null : OF_APP.exec(shell)) ?? []
    if (unneeded) throw new Error(`The page "${name}" loads ${unneeded}, which only the app needs (vite.config.ts).`)
    const ahead = AHEAD[name] ? filesOf(AHEAD[name]).map(preload).join('') : ''
    const page = codeLast(stylesFirst(shell).replace('</head>', () => `${ahead}</head>`))
      .replace(ROOT, () => `<div id="root">${html.replace(TITLE, '')}</div>`)
      .replace(DATA, () => DATA.replace('><', () => `>${data}<`))
    writeFileSync(file, page)
  }
}

/** Moves style sheets to the front of the head, since only they block the first paint; Vite puts them last. */
function stylesFirst(html) {
  const [styles] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? []
  if (!styles) throw new Error('A page has no styles')
  return html.replace(styles, '').replace('<title>', () => `${styles}\n    <title>`)
}

/** Code waits for what the first paint needs: a phone's line is narrow. */
const codeLast = (html) =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

const preload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`

/** From sources in app/ to the files of their code and of what the app begins with, their static imports included. The list isn't published. */
function takeManifest(clientDirectory) {
  const folder = `${clientDirectory}/.vite`
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
  rmSync(folder, { recursive: true })
  const { dynamicImports: begins } = Object.values(manifest).find(({ name }) => name === 'main')
  const collect = (key, files) => {
    const { file, imports = [] } = manifest[key]
    if (files.has(file)) return
    files.add(file)
    for (const next of imports) collect(next, files)
  }
  return (sources) => {
    const files = new Set()
    for (const key of [...begins, ...sources]) collect(key, files)
    return [...files]
  }
}

async function render() {
  const outDir = inProject(`.build/pages-${process.pid}`)
  try {
    await build({
      configFile: false,
      root: inProject('app'),
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      // Bundled, because Node would load all icons.
      ssr: { noExternal: true },
      build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, minify: false },
    })
    return await import(pathToFileURL(`${outDir}/prerender.js`).href)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
