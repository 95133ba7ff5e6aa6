import { startMicrosoft } from './server.ts'

/** `node stand-ins/microsoft/main.ts`: PORT (12115). */
const { url } = await startMicrosoft({ port: Number(process.env.PORT ?? 12115) })
console.log(`A stand-in for Microsoft's calendars is ready at ${url}`)
