import { existsSync } from 'node:fs'
import { runProgram } from './run.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

/** The path of a Chromium, installed from Debian's packages if possible; undefined after printing what is missing. */
export async function ensureChromium() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram('apt-get', ['update', '-qq'], env)
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
  }
  if (!find()) console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is there.')
  return find()
}
