import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
import { BUDGETS, brotliBytes } from '../scripts/build-widget.mjs'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { openServer } from '../scripts/lib/server.mjs'

const SETTINGS_MAX = 300

/** Measures the widget's bytes, brotli-compressed, and its requests, closed and open. */
export async function run() {
  const executablePath = await ensureChromium()
  const server = await openServer()
  try {
    const { launcher, panel } = await weigh(server.origin)
    console.log(`launcher        ${launcher} B of ${BUDGETS.launcher} B, brotli`)
    console.log(`panel           ${panel} B`)
    console.log(`together        ${launcher + panel} B of ${BUDGETS.total} B`)
    const { closed, open, settings } = await countRequests(server.origin, executablePath)
    console.log(`closed          ${closed.join(', ')}`)
    console.log(`settings        ${settings} B of ${SETTINGS_MAX} B`)
    console.log(`opening adds    ${open.join(', ')}`)
    if (launcher > BUDGETS.launcher || launcher + panel > BUDGETS.total)
      throw new Error('The widget is over its budget.')
    if (settings > SETTINGS_MAX) throw new Error('The launcher’s settings are over their budget.')
    if (closed.length !== 2) throw new Error(`A closed widget asked for ${closed.length} things instead of 2.`)
  } finally {
    await server.close()
  }
}

async function weigh(origin) {
  const read = async (path) => (await fetch(origin + path)).text()
  const launcher = await read('/widget-embed.js')
  const [panelPath] = launcher.match(/\/assets\/widget\/panel-\w+\.js/) ?? []
  return { launcher: brotliBytes(launcher), panel: brotliBytes(await read(panelPath)) }
}

/** The requests of a page with the widget in a real browser, in order, without preflights. */
async function countRequests(origin, executablePath) {
  const site = await openSite(`<script async src="${origin}/widget-embed.js" data-business-id="1"></script>`)
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    const asked = []
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
    })
    const settings = page.waitForResponse('**/launcher')
    await page.goto(site.url)
    const settingsBytes = (await (await settings).body()).byteLength
    await page.waitForLoadState('networkidle')
    const closed = asked.splice(0)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('button', { name: 'Learn More' }).waitFor()
    return { closed, open: asked, settings: settingsBytes }
  } finally {
    await browser.close()
    site.close()
  }
}

async function openSite(snippet) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>An owner’s site</title><h1>Welcome</h1>${snippet}</html>`)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
