import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { freePort } from '../scripts/lib/ports.mjs'
import { openServer } from '../scripts/lib/server.mjs'

const RUNS = 5
const FLOORS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The landing page in Lighthouse’s mobile setting, the median of five runs. */
export async function run() {
  const executablePath = await ensureChromium()
  const server = await openServer()
  const port = await freePort()
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const results = []
    for (let number = 0; number < RUNS; number++) {
      const { lhr } = await lighthouse(`${server.origin}/`, { port, logLevel: 'error' })
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
      results.push(lhr)
    }
    report(results)
  } finally {
    await browser.close()
    await server.close()
  }
}

function report(results) {
  const broken = []
  for (const [category, floor] of Object.entries(FLOORS)) {
    const score = Math.round(100 * median(results.map(({ categories }) => categories[category].score)))
    console.log(`${category.padEnd(15)} ${score} of at least ${floor}`)
    if (score < floor) broken.push(category, ...failedAudits(results[0], category))
  }
  const figure = (audit) => median(results.map(({ audits }) => audits[audit].numericValue))
  const shift = figure('cumulative-layout-shift')
  console.log(`layout shift    ${shift}`)
  console.log(`first paint     ${Math.round(figure('first-contentful-paint'))} ms`)
  console.log(`largest paint   ${Math.round(figure('largest-contentful-paint'))} ms`)
  console.log(`blocked         ${Math.round(figure('total-blocking-time'))} ms`)
  if (shift > 0) broken.push('layout shift')
  if (broken.length > 0) throw new Error(`Under the floor: ${broken.join(', ')}`)
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]

const failedAudits = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
