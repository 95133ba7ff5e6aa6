import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { openServer } from '../scripts/lib/server.mjs'
import { startSite } from '../stand-ins/website/server.ts'
import { openOwner } from './support/owner.mjs'

const ROUNDS = 5
const WITHIN_MS = 15
const QUESTIONS = [
  'Do you repair zeppelin hangars?',
  'how much are gutters',
  'what does a chimny cost',
  'when are you open on friday',
  'where are you',
  'do you seal skylights before winter storms',
  'who clears the debris after the job',
  'can the crew come early',
  'is there a waranty on flashing',
  'do you send photos of the insulation',
  'do you have vegan food',
  'what happens when it hails',
]

/** Compares a question over 300 crawled pages with one to a business without knowledge. */
export async function run() {
  const site = await startSite('large')
  const server = await openServer({ RATE_LIMIT_SCALE: '1000', PRIVATE_NETWORK: 'on' })
  try {
    const full = await openOwner(server.origin, 'full')
    const empty = await openOwner(server.origin, 'empty')
    const started = performance.now()
    const { id } = await full.post('/knowledge/sources', { url: site.url })
    const source = await readToItsEnd(full, id)
    console.log(
      `${source.pages} pages, ${source.passages} passages, crawled in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    await compare(full, empty)
  } finally {
    await server.close()
    await site.close()
  }
}

async function readToItsEnd(owner, id) {
  for (;;) {
    const source = await owner.get(`/knowledge/sources/${id}`)
    const { content } = await owner.post('/ask', { question: QUESTIONS[0] })
    if (source.status === 'ready' && content.includes('zeppelin crew')) return source
    if (source.status === 'failed') throw new Error(source.error)
    await pause(500)
  }
}

const ask = async (owner, question) => {
  const started = performance.now()
  await owner.post('/ask', { question })
  return performance.now() - started
}
const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]

async function compare(full, empty) {
  const times = { full: [], empty: [] }
  // Alternating, so that other load affects both alike; the first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const question of QUESTIONS) {
      const [one, other] = [await ask(full, question), await ask(empty, question)]
      if (round === 0) continue
      times.full.push(one)
      times.empty.push(other)
    }
  }
  for (const [name, list] of Object.entries(times)) {
    console.log(
      `${name}: median ${at(list, 0.5).toFixed(1)} ms, p95 ${at(list, 0.95).toFixed(1)} ms over ${list.length} questions`,
    )
  }
  const apart = at(times.full, 0.5) - at(times.empty, 0.5)
  console.log(`difference of the medians: ${apart.toFixed(1)} ms`)
  if (apart > WITHIN_MS)
    throw new Error(`A question over a crawled site takes ${apart.toFixed(1)} ms more, not ${WITHIN_MS}`)
}
