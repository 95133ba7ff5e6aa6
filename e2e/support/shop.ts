import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StripeStandIn, startStripe } from '../stripe/server.ts'
import { stockCatalogue } from '../stripe/stockCatalogue.ts'

export type Shop = {
  origin: string
  stripe: StripeStandIn
  /** What people, banks and time do at the payment provider. */
  control: (name: string, body?: object) => Promise<unknown>
}

export const SUPPORT = { email: 'help@deskbell.example', phone: '(207) 555-0100' }

/** The product with a payment provider and support lines configured, beside the plain one that most tests meet. */
export async function openShop(): Promise<Shop & { close: () => Promise<void> }> {
  const stripe = await startStripe()
  stockCatalogue(stripe.world)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  stripe.world.webhook.url = `${origin}/api/webhooks/stripe`
  const stateDir = mkdtempSync(join(tmpdir(), 'deskbell-shop-'))
  const server = spawn('node_modules/.bin/node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: stateDir,
      RATE_LIMIT_SCALE: '1000',
      SUPPORT_EMAIL: SUPPORT.email,
      SUPPORT_PHONE: SUPPORT.phone,
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: stripe.world.webhook.secret,
      STRIPE_API_BASE: stripe.url,
      STRIPE_JS_URL: `${stripe.url}/v3/`,
    },
  })
  await isReady(server)
  return {
    origin,
    stripe,
    control: async (name, body = {}) => {
      const response = await fetch(`${stripe.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await stripe.close()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}

const isReady = (server: ChildProcess) =>
  new Promise<void>((ready, failed) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('Deskbell is ready') && ready())
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
  })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  server.close()
  await once(server, 'close')
  return address.port
}
