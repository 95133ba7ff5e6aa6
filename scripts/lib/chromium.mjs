import { existsSync } from 'node:fs'
import { runProgram } from './run.mjs'

/** The headless shell has no windows to draw, which saves a third of the time of what a page costs, and shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
const APT = '/usr/bin/apt-get'

const firstOf = (paths) => paths.find((path) => path && existsSync(path))
/** A whole browser; undefined where there is none. */
export const findBrowser = () => firstOf([process.env.CHROMIUM_PATH, ...BROWSERS])
const find = () => firstOf([process.env.CHROMIUM_PATH, SHELL, ...BROWSERS])

/** The path of a Chromium, installed from Debian's packages if possible; undefined after printing what is missing. */
export async function ensureChromium() {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync(APT)) {
    console.log('Installing Chromium …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = (...names) => runProgram(APT, ['install', '-y', '-qq', '--no-install-recommends', ...names], env)
    await runProgram(APT, ['update', '-qq'], env)
    const { ok } = await install('chromium', 'chromium-headless-shell')
    if (!ok) await install('chromium')
  }
  if (!find()) console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is there.')
  return find()
}
