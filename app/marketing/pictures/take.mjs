/**
 * Takes the landing page's pictures of the product: the demo garage's own desk, with the leads of one evening.
 * Usage: OPERATOR_PASSWORD=… npm start, on an empty state, then the same setting for: node app/marketing/pictures/take.mjs
 * BASE_URL is where the product answers (http://localhost:8787).
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const base = process.env.BASE_URL ?? 'http://localhost:8787'
const GARAGE = '1'

/** The oldest first; the garage is in Portland, Maine. */
const EVENING = [
  {
    at: '2026-11-17T17:26:00-05:00',
    lead: { name: 'Priya Raman', email: 'priya.raman@example.com', phone: '(207) 555-0119' },
    details: 'State inspection for two cars, any morning next week.',
  },
  {
    at: '2026-11-17T19:05:00-05:00',
    lead: { name: 'Walt Jensen', email: 'walt.jensen@example.com', phone: '(207) 555-0163' },
    details: 'Check engine light came on, runs rough when cold. 2012 Silverado.',
  },
  {
    at: '2026-11-17T20:31:00-05:00',
    lead: { name: 'Mónica Ibáñez', email: 'monica.ibanez@example.com' },
    details: 'Winter tires for a Subaru Outback. Do you keep the summer set?',
  },
  {
    at: '2026-11-17T21:44:00-05:00',
    // As in the hero.
    asked: [
      'how much are new brakes, 2016 civic?',
      'would i need rotors too?',
      'yes please! Dana Whitfield, 207 555 0148',
    ],
    lead: { name: 'Dana Whitfield' },
  },
]

async function call(path, body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

for (const { asked, lead, details } of EVENING) {
  const sessionId = `pictures-${lead.name.length}-${Date.now()}`
  for (const message of asked ?? []) await call(`/api/chat/${GARAGE}/message`, { sessionId, message })
  if (details) await call('/api/leads', { businessId: GARAGE, ...lead, projectDetails: details, sessionId })
}
const login = { email: 'operator@deskbell.local', password: process.env.OPERATOR_PASSWORD }
const { sessionToken } = await call('/api/auth/login', login)

/** Shows an invented owner's email. */
const asItsOwner = async (route) => {
  const response = await route.fetch()
  const { customer, ...me } = await response.json()
  return route.fulfill({
    response,
    json: { ...me, customer: { ...customer, email: 'frank@harborstreetgarage.example' } },
  })
}

/** The leads were created within a second; show them at the evening's times. */
const atTheirTimes = async (route) => {
  const response = await route.fetch()
  const leads = await response.json()
  const times = new Map(EVENING.map(({ at, lead }) => [lead.name, at]))
  return route.fulfill({ response, json: leads.map((lead) => ({ ...lead, createdAt: times.get(lead.name) })) })
}

const SHOTS = [
  { name: 'leads', viewport: { width: 1400, height: 805 }, scale: 9 / 7, path: '/admin/leads', top: 'Leads' },
  { name: 'phone', viewport: { width: 390, height: 700 }, scale: 2, path: '/admin/leads', top: 'Dana Whitfield' },
]
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(existsSync(executablePath) && { executablePath }) })
for (const colorScheme of ['light', 'dark']) {
  for (const { name, viewport, scale, path, top } of SHOTS) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    })
    const page = await context.newPage()
    await page.goto(`${base}/login`)
    await page.evaluate((token) => localStorage.setItem('sessionToken', token), sessionToken)
    await page.route('**/api/auth/me', asItsOwner)
    await page.route(/\/leads(\?|$)/, (route) =>
      /\/api\//.test(route.request().url()) ? atTheirTimes(route) : route.fallback(),
    )
    await page.goto(base + path)
    // The page listens for news and is never idle.
    await page.getByText('Dana Whitfield').first().waitFor()
    await page.getByRole('button', { name: 'Back to chat' }).click()
    await page.waitForTimeout(1500)
    await page
      .getByRole('heading', { name: top })
      .or(page.getByRole('link', { name: top, exact: true }))
      .first()
      .evaluate((shown) => window.scrollTo(0, shown.getBoundingClientRect().top + scrollY - 34))
    const session = await context.newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
    const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`
    writeFileSync(join(import.meta.dirname, file), Buffer.from(data, 'base64'))
    await context.close()
  }
}
await browser.close()
