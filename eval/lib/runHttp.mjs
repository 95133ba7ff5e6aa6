import { openServer } from '../../scripts/lib/server.mjs'
import { startModel } from '../../stand-ins/model/server.ts'
import DECOYS from '../../worker/answering/speak/decoys.json' with { type: 'json' }
import { openHttpDesk } from '../desk/http.mjs'
import { measureEvidence } from '../measure/evidence.mjs'
import { measureSite } from '../measure/measureSite.mjs'

const SETTINGS = { RATE_LIMIT_SCALE: '1000', PRIVATE_NETWORK: 'on' }
const NO_MODEL = { AI_BASE_URL: '', AI_MODEL: 'none', AI_API_KEY: '' }
/** Larger pieces than a model's: how a reply is cut up is tested elsewhere. */
const PIECE = 24

/** Every site as a visitor would find it: served, crawled, its business registered, each question asked over HTTP. */
export async function runHttp(sites, options, verdicts) {
  const isRecorded = options.replies !== undefined || options.parts.has('evidence')
  const model = isRecorded ? await startModel() : undefined
  if (model) Object.assign(model.world, { mood: 'scripted', pieceLength: PIECE, verdicts, denied: DECOYS })
  const recorded = model && { AI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'recorded', AI_API_KEY: '' }
  const server = options.url
    ? { origin: new URL(options.url).origin, close: async () => undefined }
    : await openServer({
        ...SETTINGS,
        ...(recorded ?? (options.live ? { AI_MODEL: process.env.AI_MODEL ?? '' } : NO_MODEL)),
      })
  try {
    const results = await Promise.all(sites.map((site) => measureOne(server.origin, model, site, options)))
    return { results, open: model?.world.open ?? [] }
  } finally {
    await server.close()
    await model?.close()
  }
}

async function measureOne(origin, model, site, options) {
  const desk = await openHttpDesk(origin, model, site, { crawl: options.crawl })
  try {
    const result = await measureSite(desk, site, { recorded: options.replies !== undefined, ...options })
    if (!options.parts.has('evidence') || !model) return { site: site.name, ...result }
    const evidence = await measureEvidence(desk, site)
    return {
      site: site.name,
      ...result,
      counts: { ...result.counts, evidence: evidence.counts },
      cases: [...result.cases, ...evidence.cases.map((one) => ({ of: 'evidence', site: site.name, ...one }))],
      tokens: evidence.tokens,
    }
  } finally {
    await desk.close()
  }
}
