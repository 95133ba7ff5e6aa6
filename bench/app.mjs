import { chromium } from 'playwright-core'
import { brotliBytes } from '../scripts/build-widget.mjs'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { openServer } from '../scripts/lib/server.mjs'

const KB = 1000
/** Prefetching starts after this (app/lib/whenAtRest.ts) and is not part of the first view. */
const AT_REST_MS = 2000
const BUDGETS = { landing: 92 * KB, admin: 160 * KB }
const PASSWORD = 'correct-horse-battery'

/** Measures the JavaScript loaded, brotli-compressed: by the landing page with its demo open, and by the admin's first view. */
export async function run() {
  const executablePath = await ensureChromium()
  const server = await openServer({ OPERATOR_PASSWORD: PASSWORD })
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const { page, demo } = await weighLanding(browser, server.origin)
    console.log(`landing page    ${inKb(page)}`)
    console.log(`with live demo  ${inKb(page + demo)} of ${inKb(BUDGETS.landing)}`)
    if (page + demo > BUDGETS.landing) throw new Error('The landing page is over its budget.')
    const signIn = await signInto(server.origin)
    for (const path of ['/admin', '/admin-direct']) {
      const { first, ahead } = await weighAdmin(browser, server.origin + path, signIn)
      console.log(`${path.padEnd(15)} ${inKb(first)} of ${inKb(BUDGETS.admin)}; fetched ahead, at rest: ${inKb(ahead)}`)
      if (first > BUDGETS.admin) throw new Error('The admin’s first view is over its budget.')
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

const inKb = (bytes) => `${(bytes / KB).toFixed(1)} KB`

async function weighLanding(browser, origin) {
  const page = await browser.newPage()
  const loaded = watchScripts(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const first = await loaded.weigh()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('button', { name: 'Learn More' }).waitFor()
  await page.waitForLoadState('networkidle')
  const demo = await loaded.weigh()
  await page.close()
  return { page: first, demo }
}

async function signInto(origin) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'operator@deskbell.local', password: PASSWORD }),
  })
  const { sessionToken } = await response.json()
  return sessionToken
}

async function weighAdmin(browser, address, sessionToken) {
  const page = await browser.newPage()
  await page.addInitScript((token) => localStorage.setItem('sessionToken', token), sessionToken)
  await page.addInitScript(holdBackTimers, AT_REST_MS)
  const loaded = watchScripts(page)
  // The stream of what is new stays open, so the network is never idle.
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(AT_REST_MS)
  const first = await loaded.weigh()
  await page.evaluate(() => window.runHeldBack())
  await page.waitForTimeout(AT_REST_MS)
  const ahead = await loaded.weigh()
  await page.close()
  return { first, ahead }
}

/** Delays timers in the page, so that a slow machine's first view isn't taken for finished. */
function holdBackTimers(delay) {
  const inTime = window.setTimeout.bind(window)
  const heldBack = []
  window.setTimeout = (run, wait, ...rest) => (wait >= delay ? heldBack.push(run) : inTime(run, wait, ...rest))
  window.runHeldBack = () => {
    for (const run of heldBack) run()
  }
}

function watchScripts(page) {
  let responses = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response)
  })
  return {
    /** Bytes loaded since the last call. */
    async weigh() {
      const bodies = await Promise.all(responses.map((response) => response.body()))
      responses = []
      return bodies.reduce((sum, body) => sum + brotliBytes(body), 0)
    },
  }
}
