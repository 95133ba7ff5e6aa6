/**
 * Pictures of each screen on a desktop and a phone, of a product started for them and filled with some life.
 * Usage: npm run screenshots -- [--dark] [--whole] [--to folder] [--only pattern]
 * Without --whole a picture ends where the window does. With BASE_URL they are of the product that answers there, those of the
 * operator's screens only with its OPERATOR_PASSWORD.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { openServer } from '../../scripts/lib/server.mjs'
import { fillWithLife } from './life.mjs'

const root = join(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    to: { type: 'string', default: join(root, 'screenshots') },
    only: { type: 'string' },
  },
})
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

const SCREENS = [
  { name: 'landing', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'security', path: '/security' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'login', path: '/login' },
  { name: 'test-registration', path: '/test-registration?plan=business' },
  { name: 'register', path: ({ registrationUrl }) => registrationUrl },
  { name: 'register-invalid', path: '/register?token=nothing&email=nobody@example.com' },
  { name: 'recovery', path: '/recovery' },
  { name: 'reset-password', path: '/reset-password?token=some' },
  { name: 'confirm-email', path: '/confirm-email?token=some' },
  { name: 'lift-pause', path: '/lift-pause?token=some' },
  { name: 'success', path: '/success?session_id=cs_test_a1b2c3d4' },
  { name: 'subscribe', path: '/subscribe' },
  { name: 'instructions', path: '/instructions', signedIn: true },
  { name: 'support', path: '/instructions', signedIn: true, act: openSupport },
  { name: 'check-your-email', path: '/recovery', act: askForReset },
  { name: 'demo', path: ({ businessId }) => `/demo?business=${businessId}` },
  { name: 'widget', path: ({ businessId }) => `/demo?business=${businessId}`, act: openTheAnswer },
  { name: 'widget-form', path: ({ businessId }) => `/demo?business=${businessId}`, act: openTheForm },
  { name: 'widget-frame', path: ({ businessId }) => `/widget/${businessId}` },
  { name: 'test-widget', path: '/test-widget.html' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'outbox', path: '/dev/outbox' },
  { name: 'admin-home', path: '/admin', signedIn: true },
  { name: 'admin-home-answering', path: '/admin', signedIn: true, act: answerFromHome },
  { name: 'admin-more', path: '/admin', signedIn: true, act: openMore },
  { name: 'admin-conversations', path: '/admin/conversations', signedIn: true },
  { name: 'admin-embed', path: '/admin/integration', signedIn: true },
  { name: 'admin-settings', path: '/admin/settings', signedIn: true },
  { name: 'admin-leads', path: '/admin/leads', signedIn: true },
  { name: 'overview', path: '/admin-direct', signedIn: true },
  { name: 'conversations', path: '/admin-direct/conversations', signedIn: true },
  { name: 'conversation', path: ({ conversationPath }) => conversationPath, signedIn: true },
  { name: 'leads', path: '/admin-direct/leads', signedIn: true },
  { name: 'calendar', path: '/admin-direct/calendar', signedIn: true },
  { name: 'calendar-setup', path: '/admin-direct/calendar?part=setup', signedIn: true },
  { name: 'calendar-places', path: '/admin-direct/calendar?part=places', signedIn: true },
  { name: 'answers', path: '/admin-direct/answers', signedIn: true },
  { name: 'answers-ask', path: '/admin-direct/answers?part=ask', signedIn: true, act: askTheBot },
  { name: 'answers-saved', path: '/admin-direct/answers?part=saved', signedIn: true },
  { name: 'answers-changes', path: '/admin-direct/answers?part=changes', signedIn: true },
  { name: 'answer', path: ({ answerPath }) => answerPath },
  { name: 'analytics', path: '/admin-direct/analytics', signedIn: true },
  { name: 'settings', path: '/admin-direct/settings', signedIn: true },
  { name: 'settings-facts', path: '/admin-direct/settings?part=facts', signedIn: true },
  { name: 'settings-knowledge', path: '/admin-direct/settings?part=knowledge', signedIn: true },
  { name: 'settings-sites', path: '/admin-direct/settings?part=sites', signedIn: true },
  { name: 'embed', path: '/admin-direct/embed', signedIn: true },
  { name: 'account', path: '/admin-direct/account', signedIn: true },
  { name: 'billing', path: '/admin-direct/billing', signedIn: true },
  { name: 'admin-account', path: '/admin/account', signedIn: true },
  { name: 'admin-billing', path: '/admin/billing', signedIn: true },
  { name: 'empty-home', path: '/admin', signedIn: 'newcomer' },
  { name: 'empty-leads', path: '/admin/leads', signedIn: 'newcomer' },
  { name: 'empty-overview', path: '/admin-direct', signedIn: 'newcomer' },
  { name: 'operator-support', path: '/operator/support', signedIn: 'operator' },
]

async function openSupport(page) {
  await page.getByRole('button', { name: 'Contact support' }).click()
  await page.getByLabel('Subject').fill('The bubble doesn’t show')
}

async function answerFromHome(page) {
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Answer', { exact: true }).waitFor()
}

async function openMore(page) {
  await page.getByRole('button', { name: 'More' }).click()
}

async function askForReset(page) {
  await page.getByLabel('Email').fill('marco@ortegaplumbing.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
}

async function askTheBot(page) {
  await page.getByLabel('Your question').fill('Do you come on weekends?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByText('burst pipe').waitFor()
}

async function askTheWidget(page, message) {
  await page.getByRole('button', { name: 'Open chat' }).click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(message)
  await box.press('Enter')
}

async function openTheAnswer(page) {
  await askTheWidget(page, 'Which areas do you cover?')
  await page.getByRole('dialog').getByText('Round Rock').waitFor()
}

async function openTheForm(page) {
  await askTheWidget(page, 'Can I get a quote?')
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
}

process.env.OPERATOR_PASSWORD ??= process.env.BASE_URL ? '' : 'correct-horse-battery'
const executablePath = await ensureChromium()
if (!executablePath) process.exit(1)
const server = process.env.BASE_URL ? undefined : await openServer()
const base = process.env.BASE_URL ?? server.origin
const life = await fillWithLife(base)
const tokens = { true: life.token, newcomer: life.newcomerToken, operator: life.operatorToken }
if (!life.operatorToken) console.error('Without OPERATOR_PASSWORD there are no pictures of the operator’s screens.')
mkdirSync(options.to, { recursive: true })
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath })
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const { name, path, signedIn, act } of SCREENS) {
    if (options.only && !new RegExp(options.only).test(name)) continue
    if (signedIn && !tokens[signedIn]) continue
    const context = await browser.newContext({
      viewport,
      colorScheme: options.dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      isMobile: size === 'phone',
    })
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    if (signedIn) {
      await page.goto(`${base}/login`)
      await page.evaluate((value) => localStorage.setItem('sessionToken', value), tokens[signedIn])
    }
    await page.goto(new URL(typeof path === 'function' ? path(life) : path, base).href)
    // The admin's live stream never lets the network rest.
    const isDrawn = () =>
      document.querySelector('.animate-pulse-soft') === null && document.querySelector('h1, h2, button') !== null
    await page.waitForFunction(isDrawn)
    await act?.(page)
    await page.waitForFunction(isDrawn)
    await page.evaluate(() => document.fonts.ready)
    // A window as tall as the page, so that what sticks to its edges doesn't lie across the middle.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (options.whole) await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) })
    await page.screenshot({ path: join(options.to, `${name}-${size}${options.dark ? '-dark' : ''}.png`) })
    await context.close()
  }
}
await browser.close()
await server?.close()
