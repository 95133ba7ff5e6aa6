/** The icons of the installed app, from app/public/favicon.svg. Usage: node scripts/icons.mjs */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { ensureChromium } from './lib/chromium.mjs'
import { inProject } from './lib/project.mjs'

const PAPER = '#fbfaf7'
/** `part`: how much of the width the bell takes. A maskable icon may lose all outside of a circle of four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 0.66, ground: PAPER, radius: 0.22 },
  { name: 'icon-512', size: 512, part: 0.66, ground: PAPER, radius: 0.22 },
  { name: 'maskable-512', size: 512, part: 0.5, ground: PAPER, radius: 0 },
  { name: 'apple-touch-icon', size: 180, part: 0.62, ground: PAPER, radius: 0 },
  // Android shows its shape alone, in white.
  { name: 'badge-96', size: 96, part: 0.9, ground: 'transparent', radius: 0, color: '#fff' },
]

const bell = readFileSync(inProject('app/public/favicon.svg'), 'utf8')
const executablePath = await ensureChromium()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
mkdirSync(inProject('app/public/icons'), { recursive: true })
for (const { name, size, part, ground, radius, color } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawn = color ? bell.replace(/stroke="#\w+"/, `stroke="${color}"`) : bell
  await page.setContent(
    `<style>body{margin:0}div{width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground};border-radius:${radius * size}px}svg{width:${part * size}px}</style><div>${drawn}</div>`,
  )
  await page.screenshot({ path: inProject(`app/public/icons/${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
