import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startModel } from '../e2e/model/server.ts'
import { startSite } from '../e2e/site/server.ts'
import { openBenchWorker } from './support/benchWorker.mjs'
import { postChatMessage, throughput } from './support/load.mjs'
import { openOwner } from './support/owner.mjs'
import { findWorkerd, processorTime, untilAtRest } from './support/processorTime.mjs'

const BARE = '/_bench/bare'
const MEASURED = 200
const WARM_UP = 50
const VISIT = 5
const BATCH = 25
const CONNECTIONS = 16
const ROUNDS = 3
const SECONDS = 3
const BUDGETS = { median: 4, p99: 12, check: 1.5, constant: 0.6, facts: 0.25 }
const QUESTIONS = [
  'Do you repair zeppelin hangars?',
  'how much are gutters',
  'when are you open on friday',
  'where are you',
  'do you seal skylights before winter storms',
  'who clears the debris after the job',
  'is there a waranty on flashing',
  'do you have vegan food',
  'what happens when it hails',
  'thanks!',
  'can somebody call me back',
]
const SAYS =
  'Gutters are $100. We’re open Monday to Friday from 8 am to 5 pm, and closed on Saturday. Our zeppelin crew repairs hangars up to 40 feet high.'
const STEPS = ['begin', 'understand', 'find', 'gather', 'speak', 'check', 'commit']

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const ms = (number) => `${number.toFixed(2)} ms`

/** What a message costs: processor time, step by step, and how many pass at once, over a site of 300 pages, all in one run. */
export async function run() {
  const site = await startSite('large')
  const model = await startModel()
  Object.assign(model.world, { says: SAYS, pieceLength: 40 })
  const worker = await openBenchWorker({
    PRIVATE_NETWORK: 'on',
    RATE_LIMIT_SCALE: '1000000',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'stand-in',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const path = await openShop(worker.origin, site.url)
    worker.rest()
    const say = (who, message, sessionId) =>
      postChatMessage(agent, worker.origin, who === 'bench-bare' ? BARE : path, who, { sessionId, message })
    const over = [...(await measureCost(worker, say)), ...(await measureThroughput(worker.origin, path))]
    if (over.length > 0) throw new Error(over.join('\n'))
  } finally {
    agent.destroy()
    await worker.close()
    await model.close()
    await site.close()
  }
}

/** A business whose site of 300 pages has been read. Gives the path of its chat. */
async function openShop(origin, url) {
  const owner = await openOwner(origin, 'shop')
  const { id } = await owner.post('/knowledge/sources', { url })
  for (;;) {
    const source = await owner.get(`/knowledge/sources/${id}`)
    if (source.status === 'failed') throw new Error(source.error)
    if (source.status === 'ready') {
      console.log(`${source.pages} pages read`)
      // Until it has reached the isolate that answers.
      await pause(5000)
      return `/api/chat/${owner.businessId}/message`
    }
    await pause(500)
  }
}

/**
 * One message after the other, five a visit: the processor time of each, in all threads of the Worker's process. After so few that nothing
 * is written behind them yet, that is waited for and counted apart.
 */
async function converse(say, who, count) {
  const pid = findWorkerd()
  const costs = []
  let behind = 0
  let sessionId
  for (let n = 0; n < count; n++) {
    if (n % VISIT === 0) sessionId = randomUUID()
    const before = processorTime(pid)
    await say(who, QUESTIONS[n % QUESTIONS.length], sessionId)
    costs.push(processorTime(pid) - before)
    if ((n + 1) % BATCH === 0) behind += await untilAtRest(pid)
  }
  return { costs, behind: behind / count }
}

/** The same, warmed up, with how long each step took. */
async function measure(origin, say, who, count) {
  const takeTimes = async () => (await fetch(`${origin}/_bench/times`)).json()
  await converse(say, who, WARM_UP)
  await takeTimes()
  return { ...(await converse(say, who, count)), times: await takeTimes() }
}

const printCosts = (name, { costs, behind }) =>
  console.log(
    `  ${name.padEnd(12)} median ${ms(at(costs, 0.5))}, p99 ${ms(at(costs, 0.99))}, and behind it ${ms(behind)} a message`,
  )

/** The clock of a Worker has whole milliseconds, so that of short steps the mean alone tells. */
function printSteps(times) {
  for (const step of STEPS) {
    const list = times[step] ?? []
    if (list.length > 0)
      console.log(`  ${step.padEnd(12)} mean ${ms(mean(list))}, p99 ${ms(at(list, 0.99))} (${list.length} times)`)
  }
}

async function measureCost({ origin }, say) {
  console.log(`processor time of a message, ${MEASURED} each`)
  printCosts('bare', await measure(origin, say, 'bench-bare', MEASURED))
  printCosts('constant', await measure(origin, say, 'bench-constant', MEASURED))
  const { costs, times, ...facts } = await measure(origin, say, 'bench-facts', MEASURED)
  printCosts('facts', { costs, ...facts })
  const { check = [] } = (await measure(origin, say, 'bench-model', WARM_UP)).times
  console.log('its steps, by the clock')
  printSteps({ ...times, check })
  return [
    ...(at(costs, 0.5) > BUDGETS.median ? [`The median is over ${BUDGETS.median} ms`] : []),
    ...(at(costs, 0.99) > BUDGETS.p99 ? [`The 99th percentile is over ${BUDGETS.p99} ms`] : []),
    ...(check.length > 0 && mean(check) > BUDGETS.check ? [`A sentence's check takes over ${BUDGETS.check} ms`] : []),
  ]
}

/** Turn by turn, so that whatever else the machine does falls on all alike. */
async function measureThroughput(origin, path) {
  const ways = { bare: BARE, constant: path, facts: path }
  const rates = { bare: [], constant: [], facts: [] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, to] of Object.entries(ways)) {
      const load = { path: to, who: `bench-${name}`, questions: QUESTIONS, connections: CONNECTIONS, seconds: SECONDS }
      const rate = await throughput({ origin, ...load })
      await untilAtRest(findWorkerd())
      if (round > 0) rates[name].push(rate)
    }
  const rate = Object.fromEntries(Object.entries(rates).map(([name, list]) => [name, at(list, 0.5)]))
  console.log(`at ${CONNECTIONS} connections: a bare route with one insert ${rate.bare.toFixed(0)} messages a second`)
  const over = []
  for (const name of ['constant', 'facts']) {
    const ratio = rate[name] / rate.bare
    console.log(
      `  ${name.padEnd(12)} ${rate[name].toFixed(0)} a second, ${ratio.toFixed(2)} of it (at least ${BUDGETS[name]})`,
    )
    if (ratio < BUDGETS[name]) over.push(`${name} reaches ${ratio.toFixed(2)} of the bare route, not ${BUDGETS[name]}`)
  }
  return over
}
