/** Builds the widget into a folder: the launcher under both its paths, the panel, the page of the iframe form, the test page. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundle } from './build-widget-bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Brotli bytes, each file compressed alone at the highest quality. */
export const BUDGETS = { launcher: 1536, total: 15360 }
const LAUNCHER_PATHS = ['widget-embed.js', 'api/widget/embed.js']
const PANEL_FALLBACK_FILE = 'widget-panel.js'
/** Under one name over releases, as the fallback. */
const LEAD_FILE = 'widget-lead.js'
/** At one address: the launcher has no room for a hash, and neither knows much of the other. */
const API_FILE = 'widget-api.js'

export const brotliBytes = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

const hashOf = (code) => createHash('sha256').update(code).digest('hex').slice(0, 10)
const hashed = (name, code, extension) => `assets/widget/${name}-${hashOf(code)}.${extension}`

export async function buildWidget(directory) {
  const write = async (path, content) => {
    const file = join(directory, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const words = await bundleWords()
  const booking = await bundle('booking/index.ts', 'es')
  const bookingPath = hashed('booking', booking, 'js')
  const live = await bundle('live/index.ts', 'es', { BOOKING_PATH: JSON.stringify(`/${bookingPath}`) })
  const livePath = hashed('live', live, 'js')
  const lead = await bundle('lead/index.ts', 'es')
  const panel = await bundle('panel/index.ts', 'es', {
    WORDS_PATH: JSON.stringify(`/${words.path}`),
    LIVE_PATH: JSON.stringify(`/${livePath}`),
    LEAD_PATH: JSON.stringify(`/${LEAD_FILE}?${hashOf(lead)}`),
  })
  const panelPath = hashed('panel', panel, 'js')
  const define = {
    PANEL_PATH: JSON.stringify(`/${panelPath}`),
    PANEL_FALLBACK_PATH: JSON.stringify(`/${PANEL_FALLBACK_FILE}?`),
  }
  const api = await bundle('api/index.ts', 'es')
  const launcher = await bundle('launcher/index.ts', 'iife', define)
  const pages = await Promise.all([bundlePage('frame', 'widget', define), bundlePage('preview', 'preview', define)])

  await cp(join(root, 'widget/pages'), directory, { recursive: true })
  await Promise.all([
    ...LAUNCHER_PATHS.map((path) => write(path, launcher)),
    write(panelPath, panel),
    write(livePath, live),
    write(bookingPath, booking),
    write(LEAD_FILE, lead),
    ...words.files.map(({ language, code }) => write(`${words.path}${language}.js`, code)),
    write(PANEL_FALLBACK_FILE, panel),
    write(API_FILE, api),
    ...pages.flat().map(({ path, content }) => write(path, content)),
  ])
  reportSizes({ launcher: brotliBytes(launcher), panel: brotliBytes(panel) })
  console.log(
    `Loaded once somebody writes: ${brotliBytes(live)} B, with the form: ${brotliBytes(lead)} B, with a page’s own calls: ${brotliBytes(api)} B, with times to book: ${brotliBytes(booking)} B`,
  )
}

/** Bundles one of our pages with the widget; served by the Worker as `name`. */
async function bundlePage(folder, name, define) {
  const read = (extension) => readFile(join(root, `widget/${folder}/${folder}.${extension}`), 'utf8')
  const script = await bundle(`${folder}/index.ts`, 'iife', define)
  const css = await read('css')
  const scriptPath = hashed(folder, script, 'js')
  const cssPath = hashed(folder, css, 'css')
  const html = (await read('html')).replace(`/${folder}.js`, `/${scriptPath}`).replace(`/${folder}.css`, `/${cssPath}`)
  return [
    { path: scriptPath, content: script },
    { path: cssPath, content: css },
    { path: `_x/${name}.html`, content: html },
  ]
}

/** Bundles the words of other languages, one small file each. One common hash spares the panel nine. */
async function bundleWords() {
  const languages = (await readdir(join(root, 'widget/words'))).map((file) => basename(file, '.ts'))
  const files = await Promise.all(
    languages
      .filter((language) => language !== 'en')
      .map(async (language) => ({ language, code: await bundle(`words/${language}.ts`, 'es') })),
  )
  const hash = hashOf(files.map(({ code }) => code).join())
  return { files, path: `assets/widget/words-${hash}-` }
}

/** Prints the widget's sizes and fails the build beyond the budgets. */
function reportSizes({ launcher, panel }) {
  const total = launcher + panel
  console.log(`Widget: launcher ${launcher} B, panel ${panel} B, together ${total} B brotli`)
  if (launcher > BUDGETS.launcher) throw new Error(`The launcher is ${launcher} B; the budget is ${BUDGETS.launcher} B`)
  if (total > BUDGETS.total) throw new Error(`Launcher and panel are ${total} B; the budget is ${BUDGETS.total} B`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWidget(join(root, '.build/public'))
