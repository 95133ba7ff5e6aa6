import { askAll } from './lib/ask.mjs'
import { crawl } from './lib/crawl.mjs'
import { registerBusiness } from './lib/owner.mjs'
import { meets, normal } from './lib/score.mjs'
import { serveSite } from './lib/siteServer.mjs'

/** What a release must hold: with a model the evidence decides. */
const FLOOR = 0.97
/** The bound of what is handed over, in tokens of about this many characters. */
const MOST_TOKENS = 3000
const CHARACTERS_A_TOKEN = 3.6

/** What stands between the marks of a prompt's fences. */
const evidenceIn = (prompt) =>
  [...prompt.matchAll(/<<DATA [\w ]+ (\w{8})\n([\s\S]*?)\nDATA [\w ]+ \1>>/g)].map(([, , text]) => text).join('\n')

/**
 * Asks every answerable question of a site through a model that only records what it is handed, and looks for the right answer in that.
 * What code answers itself never reaches a model and is counted apart.
 */
export async function evidenceOf(origin, model, site, { fails = false } = {}) {
  const server = await serveSite(site)
  try {
    const here = { ...site, address: server.address }
    const business = await registerBusiness(origin, here)
    await crawl(origin, business, server.address)
    const before = model.world.requests.length
    const questions = site.questions.filter(({ expect }) => expect)
    await askAll(origin, business.id, { ...here, questions })
    const asked = new Map(
      model.world.requests
        .slice(before)
        .map(({ messages }) => [messages.at(-1).content, evidenceIn(messages[0].content)]),
    )
    const row = { questions: questions.length, handed: 0, held: 0, byCode: 0, mostTokens: 0 }
    for (const { id, q, expect } of questions) {
      const evidence = asked.get(q)
      if (evidence === undefined) {
        row.byCode += 1
        continue
      }
      row.handed += 1
      row.mostTokens = Math.max(row.mostTokens, Math.ceil(evidence.length / CHARACTERS_A_TOKEN))
      if (meets(expect, normal(evidence))) row.held += 1
      else if (fails) console.log(`${site.name} ${id} | ${q} | ${JSON.stringify(expect)}`)
    }
    return row
  } finally {
    await server.close()
  }
}

const line = (name, { questions, handed, held, byCode, mostTokens }) =>
  `${name.padEnd(20)} held ${held}/${handed} (${((100 * held) / Math.max(handed, 1)).toFixed(1)}%), of ${questions} asked ${byCode} answered by code, at most ${mostTokens} tokens handed over`

/** Prints a line a site and one for all; whether enough was held within the bound. */
export function reportEvidence(rows) {
  const total = { questions: 0, handed: 0, held: 0, byCode: 0, mostTokens: 0 }
  for (const [name, row] of Object.entries(rows)) {
    console.log(line(name, row))
    for (const key of ['questions', 'handed', 'held', 'byCode']) total[key] += row[key]
    total.mostTokens = Math.max(total.mostTokens, row.mostTokens)
  }
  console.log(line('TOTAL', total))
  console.log(`at least ${100 * FLOOR}% and at most ${MOST_TOKENS} tokens`)
  return total.held >= total.handed * FLOOR && total.mostTokens <= MOST_TOKENS
}
