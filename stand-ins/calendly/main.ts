import { startCalendly } from './server.ts'

/** `node stand-ins/calendly/main.ts`: PORT (12114). Webhooks are sent. */
const { url, world } = await startCalendly({ port: Number(process.env.PORT ?? 12114) })
world.delivers = true
console.log(`A stand-in for Calendly is ready: CALENDLY_API_BASE=${url}`)
