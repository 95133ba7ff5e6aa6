import { startGoogle } from './server.ts'
import { newAccount } from './world.ts'

/** `node stand-ins/google/main.ts`: PORT (12116). Somebody is there to sign in. */
const { url, world } = await startGoogle({ port: Number(process.env.PORT ?? 12116) })
newAccount(world, { mail: 'sam@garage.test', calendars: ['Garage', 'Family'] })
console.log(`A stand-in for Google's calendars is ready at ${url}`)
