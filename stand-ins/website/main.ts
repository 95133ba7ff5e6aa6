import { startSite } from './server.ts'

// A site in a process of its own: what it takes to make an attack is no part of what the attack does. Says where it is, and ends with who started it.
const { url } = await startSite(process.argv[2] ?? 'good')
process.once('disconnect', () => process.exit())
process.send?.(url)
