import { existsSync } from 'node:fs'
import { runProgram } from './run.mjs'

/** The shell has no windows of its own to draw, which saves a third of the time of what a page costs. */
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

/** The path of a Chromium, installed from Debian's packages if possible; undefined after printing what is missing. */
export async function ensureChromium() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = (name) => runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
    await runProgram('apt-get', ['update', '-qq'], env)
    const { ok } = await install('chromium-headless-shell')
    if (!ok) await install('chromium')
  }
  if (!find()) console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is there.')
  return find()
}
