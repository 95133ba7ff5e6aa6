import { startReceiver } from './server.ts'

/** `node stand-ins/receiver/main.ts`: PORT (12113). */
const { url } = await startReceiver({ port: Number(process.env.PORT ?? 12113) })
console.log(`A stand-in for a receiver of webhooks is ready at ${url}/hooks/<any name>`)
