import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openServer } from '../scripts/lib/server.mjs'
import { askAll } from './lib/ask.mjs'
import { registerBusiness } from './lib/owner.mjs'
import { passes, printRows } from './lib/report.mjs'
import { score } from './lib/score.mjs'
import { readSites } from './lib/sites.mjs'

const USAGE = `npm run eval -- [options]
  --url <address>   ask a server that is running (with RATE_LIMIT_SCALE raised); default: start one of its own
  --data <folder>   sites to ask about; default: eval/sites
  --only <site>     one of them
  --fails           print each question that was not answered as it should be
  --json <file>     write the figures and every reply to a file`

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: `${import.meta.dirname}/sites` },
    only: { type: 'string' },
    fails: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Every site's business is registered as an owner would, every question asked as a visitor would, in a visit of its own. */
async function run(origin) {
  const sites = readSites(options.data).filter(({ name }) => !options.only || name === options.only)
  if (sites.length === 0) throw new Error(`No site with a qa.json in ${options.data}`)
  const results = []
  for (const site of sites) {
    const business = await registerBusiness(origin, site)
    const replies = await askAll(origin, business, site)
    results.push({ site, replies, ...score(site, replies) })
  }
  const rows = printRows(results, options)
  if (options.json)
    writeFileSync(
      options.json,
      `${JSON.stringify({ ...rows, replies: results.flatMap(({ replies }) => replies) }, null, 2)}\n`,
    )
  return passes(rows)
}

if (options.help) {
  console.log(USAGE)
} else if (options.url) {
  process.exitCode = (await run(new URL(options.url).origin)) ? 0 : 1
} else {
  const server = await openServer({ RATE_LIMIT_SCALE: '1000' })
  try {
    process.exitCode = (await run(server.origin)) ? 0 : 1
  } finally {
    await server.close()
  }
}
