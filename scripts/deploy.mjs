import { readFileSync } from 'node:fs'
import { build } from './build.mjs'
import { deployVars, whatDeployLacks } from './lib/deploySettings.mjs'
import { inProject } from './lib/project.mjs'
import { runProgram } from './lib/run.mjs'

/** Usage: npm run deploy [-- --dry-run]. A dry run needs neither a network nor an account. */
const isDryRun = process.argv.includes('--dry-run')
const config = 'dist/deskbell/wrangler.json'
const environment = { WRANGLER_SEND_METRICS: 'false', CI: 'true' }

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

async function wrangler(...args) {
  const { ok } = await runProgram('wrangler', args, environment)
  if (!ok) stop(`That did not work: wrangler ${args.join(' ')}`)
}

await build()
if (isDryRun) {
  await wrangler('deploy', '--config', config, '--dry-run')
  process.exit(0)
}

const built = JSON.parse(readFileSync(inProject(config), 'utf8'))
const lacks = whatDeployLacks(process.env, built.vars)
if (lacks) stop(lacks)
const placeholders = [
  ...built.d1_databases
    .filter(({ database_id: id }) => /^[0-]+$/.test(id))
    .map(({ database_name: name }) => `wrangler d1 create ${name}`),
  built.kv_namespaces.some(({ id }) => /^0+$/.test(id)) && 'wrangler kv namespace create deskbell',
].filter(Boolean)
if (placeholders.length > 0) {
  const queues = built.queues.producers.map(({ queue }) => `wrangler queues create ${queue}`)
  stop(
    `wrangler.toml holds no ids of your account yet: run ${placeholders.join(' and ')} and put in what they print. Its queues need no id: ${queues.join(' and ')}.`,
  )
}
if (!process.env.CLOUDFLARE_API_TOKEN) await wrangler('whoami')
for (const { binding } of built.d1_databases) {
  await wrangler('d1', 'migrations', 'apply', binding, '--remote', '--config', config)
}
await wrangler('deploy', '--config', config, ...deployVars(process.env))
