import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 8799)
const origin = `http://localhost:${port}`
// Set once and inherited by the workers, which read this file again.
process.env.E2E_STATE_DIR ??= mkdtempSync(join(tmpdir(), 'deskbell-e2e-'))
/** What pages are tried in, and what shows notifications too. */
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = process.env.BROWSER_PATH ?? chromium

/**
 * Each window opens two pages of the browser's own for its address bar, at most of a second's work apiece, which nobody sees here: the last
 * two. For the page that comes next, which mostly is none, a process is kept ready (`SpareRendererForSitePerProcess`). A page that stands for
 * an owner's on the public web may ask this machine (`LocalNetworkAccessChecks`). The others are those that Playwright itself switches off
 * (its `chromiumSwitches`), whose list this one takes the place of.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]
/**
 * Playwright's own two; the network in the browser's process, since one of its own takes a tenth of the time; a cache of its own for each site
 * that embeds us, which browsers have and the headless shell has not.
 */
const SWITCHED_ON = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'NetworkServiceInProcess2',
  'SplitCacheByNetworkIsolationKey',
]

const args = [
  '--no-sandbox',
  // Without a graphics card its work is emulated, which takes a quarter of the time.
  '--disable-gpu',
  `--enable-features=${SWITCHED_ON.join(',')}`,
  `--disable-features=${SWITCHED_OFF.join(',')}`,
]

const launching = (path: string) => ({ args, ...(existsSync(path) && { executablePath: path }) })

const SHOP = 'screens/shop/*.spec.ts'
const DESKTOP = { width: 1280, height: 800 }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Beside them the Worker tests take the other core, and longer: a third would only make all of them late.
  workers: 2,
  // Ample, for machines that have other work to do.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    video: 'off',
    // Keeping one of every test in case it fails takes a third of the time: a failed one is run again by hand, with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launching(chromium),
  },
  projects: [
    // With a server of its own, started once: its tests follow each other.
    { name: 'shop', testMatch: SHOP, workers: 1, fullyParallel: false, use: { viewport: DESKTOP } },
    // What looks and works the same at any size is tried on a desktop.
    { name: 'desktop', testIgnore: SHOP, grepInvert: /@phone|@notifications/, use: { viewport: DESKTOP } },
    // The headless shell has none.
    {
      name: 'notifications',
      grep: /@notifications/,
      use: { viewport: DESKTOP, launchOptions: launching(browser) },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        ...devices['iPhone 14'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
        // Its screen has nine times the pixels, which nobody looks at.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    command: 'exec node_modules/.bin/node scripts/start.mjs',
    // The port answers before the data is seeded: this line comes after.
    wait: { stdout: /Deskbell is ready/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
    stdout: 'pipe',
    env: {
      PORT: String(port),
      STATE_DIR: process.env.E2E_STATE_DIR,
      RATE_LIMIT_SCALE: '1000',
      AI_MODEL: 'none',
      OPERATOR_PASSWORD: 'correct-horse-battery',
    },
  },
})
