/**
 * The picture that is shown where somebody shares a link: the top of the landing page, from a running product.
 * Usage: npm start, then: node scripts/social-picture.mjs
 * BASE_URL is where the product answers (http://localhost:8787).
 */
import { chromium } from 'playwright-core'
import { ensureChromium } from './lib/chromium.mjs'
import { inProject } from './lib/project.mjs'

/** The size that networks expect; the scale fits the whole first view. */
const PICTURE = { width: 1200, height: 630 }
const SCALE = 6 / 7

const executablePath = await ensureChromium()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const page = await browser.newPage({
  viewport: { width: PICTURE.width / SCALE, height: PICTURE.height / SCALE },
  deviceScaleFactor: SCALE,
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
// The chat button would be useless in a picture.
await page.route('**/widget-embed.js', (route) => route.abort())
await page.goto(process.env.BASE_URL ?? 'http://localhost:8787', { waitUntil: 'networkidle' })
await page.evaluate(() => document.getElementById('places')?.remove())
await page.screenshot({ path: inProject('app/public/social.png') })
await browser.close()
