import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startModel } from '../e2e/model/server.ts'
import { openServer } from '../scripts/lib/server.mjs'
import { evidenceOf, reportEvidence } from './evidence.mjs'
import { askAll } from './lib/ask.mjs'
import { crawl } from './lib/crawl.mjs'
import { registerBusiness } from './lib/owner.mjs'
import { passes, printRows } from './lib/report.mjs'
import { score } from './lib/score.mjs'
import { serveSite } from './lib/siteServer.mjs'
import { readSites } from './lib/sites.mjs'

const USAGE = `npm run eval -- [options]
  --data <folder>      sites to ask about; default: eval/sites
  --only <site>        one of them
  --answerer <which>   grounded (default), or model: the one that AI_BASE_URL, AI_MODEL and AI_API_KEY name
  --url <address>      ask a server that is running, with its own answerer, RATE_LIMIT_SCALE raised and PRIVATE_NETWORK=on;
                       default: start one
  --no-crawl           the pages are not read beforehand: only the one in front of the visitor
  --evidence           measure instead what a model is handed: whether it holds the answers
  --fails              print each question that was not answered as it should be
  --json <file>        write the figures and every reply to a file`

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: `${import.meta.dirname}/sites` },
    only: { type: 'string' },
    answerer: { type: 'string', default: 'grounded' },
    crawl: { type: 'boolean', default: true },
    evidence: { type: 'boolean', default: false },
    fails: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

/** Its business is registered as an owner would, its pages read as a crawler does, every question asked as a visitor would, in a visit of its own. */
async function evaluate(origin, site) {
  const server = await serveSite(site)
  try {
    const here = { ...site, address: server.address }
    const business = await registerBusiness(origin, here)
    if (options.crawl) await crawl(origin, business, server.address)
    const replies = await askAll(origin, business.id, here)
    return { site, replies, ...score(site, replies) }
  } finally {
    await server.close()
  }
}

async function run(origin) {
  const sites = readSites(options.data).filter(({ name }) => !options.only || name === options.only)
  if (sites.length === 0) throw new Error(`No site with a qa.json in ${options.data}`)
  const results = await Promise.all(sites.map((site) => evaluate(origin, site)))
  const rows = printRows(results, options)
  const replies = results.flatMap((result) => result.replies)
  const answeredBy = Object.fromEntries(Map.groupBy(replies, (reply) => reply.answeredBy))
  for (const [by, some] of Object.entries(answeredBy)) console.log(`answered by ${by}: ${some.length}`)
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...rows, replies }, null, 2)}\n`)
  return passes(rows)
}

/** Every site through a model that records what it is handed. */
async function runEvidence() {
  const model = await startModel()
  const settings = { AI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'recording', AI_API_KEY: '' }
  const server = await openServer({ RATE_LIMIT_SCALE: '1000', PRIVATE_NETWORK: 'on', ...settings })
  try {
    const sites = readSites(options.data).filter(({ name }) => !options.only || name === options.only)
    const rows = {}
    for (const site of sites) rows[site.name] = await evidenceOf(server.origin, model, site, options)
    if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`)
    return reportEvidence(rows)
  } finally {
    await server.close()
    await model.close()
  }
}

const NO_MODEL = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' }

if (options.help) {
  console.log(USAGE)
} else if (options.evidence) {
  process.exitCode = (await runEvidence()) ? 0 : 1
} else if (options.url) {
  process.exitCode = (await run(new URL(options.url).origin)) ? 0 : 1
} else {
  const server = await openServer({
    RATE_LIMIT_SCALE: '1000',
    PRIVATE_NETWORK: 'on',
    ...(options.answerer === 'grounded' ? NO_MODEL : {}),
  })
  try {
    process.exitCode = (await run(server.origin)) ? 0 : 1
  } finally {
    await server.close()
  }
}
