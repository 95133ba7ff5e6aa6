import { startPush } from './server.ts'

/** `node stand-ins/push/main.ts`: PORT (12113). */
const { url } = await startPush({ port: Number(process.env.PORT ?? 12113) })
console.log(`A stand-in for a push service is ready at ${url}`)
