import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import webPush from 'web-push'
import { bundleTests } from './scripts/lib/testBundle.ts'
import { startCalendly } from './stand-ins/calendly/server.ts'
import { startGoogle } from './stand-ins/google/server.ts'
import { GOOGLE_APP } from './stand-ins/google/signIn.ts'
import { startMicrosoft } from './stand-ins/microsoft/server.ts'
import { MICROSOFT_APP } from './stand-ins/microsoft/signIn.ts'
import { startModel } from './stand-ins/model/server.ts'
import { startPush } from './stand-ins/push/server.ts'
import { startReceiver } from './stand-ins/receiver/server.ts'
import { startStripe } from './stand-ins/stripe/server.ts'
import { stockCatalogue } from './stand-ins/stripe/stockCatalogue.ts'
import { startSite } from './stand-ins/website/server.ts'

const root = import.meta.dirname

/** On two databases everything is tested: it is the stricter of the two. On one, what goes through the tables of both sides. */
const ON_ONE_DATABASE = [
  'worker/_test/setup.worker.test.ts',
  'worker/lifecycle/**/*.worker.test.ts',
  'worker/analytics/report/reports.worker.test.ts',
  'worker/usage/recomputeUsageSummary.worker.test.ts',
]

/**
 * What goes through everybody's rows at once, most of it at another time: each begins with empty databases, since these would find all who
 * registered in the files before.
 */
const ALONE = [
  ...ON_ONE_DATABASE,
  'worker/accounts/listNotices.worker.test.ts',
  'worker/billing/endTestTrials.worker.test.ts',
  'worker/leads/telling/*.worker.test.ts',
  'worker/platform/mail/*.worker.test.ts',
  'worker/platform/outbox/*.worker.test.ts',
  'worker/scheduling/after/**/*.worker.test.ts',
]

/** What waits for models that fail. */
const OF_SILENCE = ['worker/answering/speak/speakWithModel.model.test.ts']

/** What the machine's other work is measured by. */
const SAMPLE_US = 50_000
const LONGEST_PACE = 6
const pace = measurePace()

const vapid = webPush.generateVAPIDKeys()

const bundle = await bundleTests('worker/**/*.{worker,payment,model,local,calendar}.test.ts', {
  'worker/platform/crypto/passwordCost.ts': 'worker/_test/passwordCost.ts',
  'worker/platform/http/patience.ts': 'worker/_test/patience.ts',
  'worker/platform/reuseMs.ts': 'worker/_test/reuseMs.ts',
  'worker/scheduling/conversation/readingMs.ts': 'worker/_test/readingMs.ts',
  'worker/scheduling/sync/waits.ts': 'worker/_test/waits.ts',
})

export default defineConfig({
  test: {
    projects: [
      // What is reconciled with the payment provider is everybody's.
      project({ name: 'payment', bindings: paymentBindings, alone: ['worker/**/*.payment.test.ts'] }),
      project({ name: 'model', bindings: modelBindings, exclude: OF_SILENCE }),
      project({ name: 'impatient model', bindings: impatientBindings, alone: OF_SILENCE }),
      project({ name: 'local', bindings: localBindings }),
      project({ name: 'calendar', bindings: calendarBindings }),
      project({ name: 'worker', bindings: siteBindings, exclude: ALONE }),
      project({ name: 'worker alone', bindings: siteBindings, alone: ALONE }),
      project({ name: 'worker on one database', bindings: siteBindings, alone: ON_ONE_DATABASE, isOneDatabase: true }),
      project({
        name: 'payment on one database',
        bindings: paymentBindings,
        alone: ['worker/billing/routes.payment.test.ts'],
        isOneDatabase: true,
      }),
    ],
    // The Worker is bundled when a run begins.
    watch: false,
    // `keepLogs.ts` shows what a failed test has logged.
    disableConsoleIntercept: true,
    maxWorkers: '100%',
    // The runner's own, of what it was still looking up as a file's last test ended: nothing of ours was left open.
    onUnhandledError: ({ name, message }) => !(name === 'EnvironmentTeardownError' && message?.includes('Closing rpc')),
  },
})

type Surroundings = {
  name: string
  bindings: () => Promise<Record<string, string>>
  /** The files to run, each on empty databases. Without it all of the name find what those before them left. */
  alone?: string[]
  exclude?: string[]
  /** As the platform has it today. Two prove that no query crosses from the directory to the tenants. */
  isOneDatabase?: boolean
}

/**
 * A test says by its name where it runs: `x.worker.test.ts` in the Worker, `x.payment.test.ts`, `x.model.test.ts`, `x.local.test.ts` and
 * `x.calendar.test.ts` with more around it.
 */
function project({
  name,
  bindings,
  alone,
  exclude = [],
  isOneDatabase = false,
}: Surroundings): TestProjectConfiguration {
  return {
    plugins: [
      bundle.plugin,
      cloudflareTest(async () => ({
        main: bundle.main,
        remoteBindings: false,
        wrangler: { configPath: join(root, 'wrangler.toml') },
        miniflare: {
          modulesRules: [{ type: 'ESModule', include: bundle.shared }],
          bindings: {
            // Workers AI exists on the platform alone; a local start leaves it out, here it would be bound and fail.
            AI_MODEL: 'none',
            TEST_MIGRATIONS: await readD1Migrations(join(root, 'migrations')),
            TEST_REGISTRATION: 'on',
            DEV_TOOLS: 'on',
            ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
            VAPID_PUBLIC_KEY: vapid.publicKey,
            VAPID_PRIVATE_KEY: vapid.privateKey,
            OPERATOR_EMAIL: 'operator@deskbell.test',
            OPERATOR_PASSWORD: 'correct-horse-battery',
            TEST_PACE: String(pace),
            SPLIT_DATABASES: isOneDatabase ? '0' : '1',
            ...(alone && { TEST_ALONE: '1' }),
            ...(await bindings()),
          },
          ...(!isOneDatabase && { d1Databases: { DB: 'directory', TENANTS_DB: 'tenants' } }),
          // The app isn't built for these tests: each page shell is served as it is written.
          serviceBindings: { ASSETS: standInForAssets },
        },
      })),
    ],
    test: {
      name,
      include: alone ?? [`worker/**/*.${name}.test.ts`],
      exclude,
      // Files share as many runtimes as there are cores: starting one, and loading the Worker into it, takes two seconds of the processor's.
      isolate: false,
      setupFiles: ['worker/_test/setup.ts'],
      // On a machine with other work to do nothing fails for being late: what never comes fails all the same.
      expect: { poll: { timeout: 30_000 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }
}

/** Websites of businesses, to be read over HTTP. */
async function siteBindings(): Promise<Record<string, string>> {
  const [good, hostile, attacks, lists] = await Promise.all(
    ['good', 'hostile', 'attacks', 'lists'].map((name) => startSite(name, { keepsProcess: false })),
  )
  return {
    GOOD_SITE: good?.url ?? '',
    HOSTILE_SITE: hostile?.url ?? '',
    ATTACKS_SITE: attacks?.url ?? '',
    LISTS_SITE: lists?.url ?? '',
  }
}

/** Its events wait until a test takes them, in whatever order and as often as it likes. */
async function paymentBindings(): Promise<Record<string, string>> {
  const { url, world } = await startStripe({ keepsProcess: false })
  stockCatalogue(world)
  world.webhook.mode = 'hold'
  return {
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: world.webhook.secret,
    STRIPE_API_BASE: url,
    STRIPE_JS_URL: `${url}/v3/`,
  }
}

/** A model that talks without end is listened to for a multiple of it. */
const SILENCE_MS = 1000

async function modelBindings(): Promise<Record<string, string>> {
  const { url } = await startModel({ keepsProcess: false })
  return { AI_BASE_URL: `${url}/v1`, AI_MODEL: 'stand-in', AI_API_KEY: 'sk-standin' }
}

/** So impatient that a test of silence is short. */
async function impatientBindings(): Promise<Record<string, string>> {
  return { ...(await modelBindings()), AI_TIMEOUT_MS: String(SILENCE_MS) }
}

/** As on one's own machine, where webhooks may go to another program of it, and the push service is. */
async function localBindings(): Promise<Record<string, string>> {
  const [receiver, push] = await Promise.all([
    startReceiver({ keepsProcess: false }),
    startPush({ keepsProcess: false }),
  ])
  return {
    RECEIVER: receiver.url,
    PUSH_SERVICE: push.url,
    PRIVATE_NETWORK: 'on',
    LOCAL_ORIGIN: 'http://localhost:8787',
    PUBLIC_URL: 'https://deskbell.test',
  }
}

/** The calendars outside that a business can connect. */
async function calendarBindings(): Promise<Record<string, string>> {
  const [google, microsoft, calendly] = await Promise.all([
    startGoogle({ keepsProcess: false }),
    startMicrosoft({ keepsProcess: false }),
    startCalendly({ keepsProcess: false }),
  ])
  return {
    GOOGLE_CLIENT_ID: GOOGLE_APP.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_APP.secret,
    GOOGLE_OAUTH_BASE: google.url,
    GOOGLE_API_BASE: google.url,
    MICROSOFT_CLIENT_ID: MICROSOFT_APP.id,
    MICROSOFT_CLIENT_SECRET: MICROSOFT_APP.secret,
    MICROSOFT_OAUTH_BASE: microsoft.url,
    MICROSOFT_API_BASE: microsoft.url,
    CALENDLY_API_BASE: calendly.url,
    PUBLIC_URL: 'https://deskbell.test',
  }
}

/** How many times as long as on a quiet machine work takes here now: as much longer are the waits for what keeps silent. */
function measurePace(): number {
  const [from, before] = [performance.now(), process.threadCpuUsage()]
  let used = 0
  while (used < SAMPLE_US) {
    const { user, system } = process.threadCpuUsage(before)
    used = user + system
  }
  const passedUs = (performance.now() - from) * 1000
  return Math.min(LONGEST_PACE, Math.max(1, Math.round(passedUs / used)))
}

function standInForAssets(request: { url: string }) {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/_x/')) return new Response('Not found', { status: 404 })
  const source = join(root, 'app', `${pathname}.html`)
  const page = existsSync(source) ? readFileSync(source, 'utf8') : `<!doctype html><title>${pathname}</title>`
  return new Response(page, { headers: { 'content-type': 'text/html' } })
}
