import { startStripe } from './server.ts'

/** `node stand-ins/stripe/main.ts`: PORT (12111), and where events go: WEBHOOK_URL, WEBHOOK_SECRET. */
const { url, world } = await startStripe({ port: Number(process.env.PORT ?? 12111) })
if (process.env.WEBHOOK_URL) world.webhook.url = process.env.WEBHOOK_URL
if (process.env.WEBHOOK_SECRET) world.webhook.secret = process.env.WEBHOOK_SECRET
console.log(`A stand-in for Stripe is ready at ${url}`)
