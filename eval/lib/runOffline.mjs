import { newWorld } from '../../stand-ins/model/world.ts'
import DECOYS from '../../worker/answering/speak/decoys.json' with { type: 'json' }
import { openOfflineDesk } from '../desk/offline.mjs'
import { measureDeleted } from '../measure/deleted.mjs'
import { measureEvidence } from '../measure/evidence.mjs'
import { measureSite } from '../measure/measureSite.mjs'

/** Every site in this process: without a model, and with the recorded replies that there are. */
export async function runOffline(sites, options, verdicts) {
  const world = { ...newWorld(), verdicts, denied: DECOYS }
  const { languageOf } = await import('../../worker/text/languageOf.ts')
  const results = []
  for (const site of sites) results.push(await measureOne(site, world, { ...options, languageOf }))
  return { results, open: world.open }
}

async function measureOne(site, world, options) {
  const alone = await openOfflineDesk(site)
  const spoken = await openOfflineDesk(site, { world })
  const results = [
    await measureSite(alone, site, { ...options, recorded: false }),
    await measureSite(spoken, site, { ...options, recorded: true }),
  ]
  const { counts, cases, changes, replies } = {
    counts: Object.assign({}, ...results.map((one) => one.counts)),
    cases: results.flatMap((one) => one.cases),
    changes: results.flatMap((one) => one.changes),
    replies: results.flatMap((one) => one.replies),
  }
  let tokens = []
  const add = (name, result) => {
    counts[name] = result.counts
    cases.push(...result.cases.map((one) => ({ of: name, site: site.name, ...one })))
    tokens = result.tokens ?? tokens
  }
  if (options.parts.has('deleted')) add('deleted', await measureDeleted(site))
  if (options.parts.has('evidence')) add('evidence', await measureEvidence(spoken, site))
  return { site: site.name, counts, cases, changes, replies, tokens }
}
