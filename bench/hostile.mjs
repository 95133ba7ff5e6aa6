import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { attacksOf } from './support/attacks.mjs'
import { openBenchWorker } from './support/benchWorker.mjs'
import { openOwner } from './support/owner.mjs'
import { findWorkerd, untilAtRest } from './support/processorTime.mjs'

const A_SECOND = 20
const VISITS = 11
const LONGEST_MS = 20_000
const BUDGETS = { difference: 50, slowest: 1_000, memory: 128 }
/** The most expensive attacks when all were measured. */
const WORST = [
  'pdf: eighty-five',
  'pdf: bomb of letters',
  'pdf: forms of forms',
  'word: bomb of one tag',
  'word: bomb of open entities',
  'text: short lines',
  'page: numbered cells',
  'page: attributes',
  'page: bad encodings',
  'flood: questions',
  'flood: long questions',
  'flood: forged sites',
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** Resident memory of a process in MB. Linux only. */
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Compares others' response times without and during an attack by a file, site or flood. `npm run bench -- hostile --all` runs all attacks
 * briefly; `--only=pdf,flood` those with one of these in the name.
 */
export async function run() {
  const isAll = process.argv.includes('--all')
  const only = process.argv
    .find((one) => one.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const [attacking, lists] = await Promise.all(['attacks', 'lists'].map(openSite))
  const worker = await openBenchWorker({ PRIVATE_NETWORK: 'on', AI_MODEL: 'none', RATE_LIMIT_SCALE: '1000' })
  try {
    const attacker = await openOwner(worker.origin, 'attacker')
    const other = await openOwner(worker.origin, 'other')
    const attacks = attacksOf(worker.origin, attacker, { attacks: attacking.url, lists: lists.url })
    const names = Object.keys(attacks).filter((name) =>
      only ? only.some((part) => name.includes(part)) : isAll || WORST.includes(name),
    )
    const how = isAll ? { rounds: 1, seconds: 0.6 } : { rounds: 2, seconds: 3 }
    await load(worker.origin, other, 3_000)
    const over = []
    for (const name of names) {
      try {
        over.push(...(await measure(worker.origin, other, name, { attack: attacks[name], ...how })))
      } catch (error) {
        over.push(`${name}: ${error.message}`)
      }
    }
    console.log(`  ${names.length} attacks`)
    if (over.length > 0) throw new Error(over.join('\n'))
  } finally {
    await worker.close()
    attacking.close()
    lists.close()
  }
}

/** Runs an attacking site in its own process, so that its work isn't measured. */
async function openSite(name) {
  const site = fork(new URL('../stand-ins/website/main.ts', import.meta.url), [name], {
    execArgv: ['--experimental-transform-types', '--no-warnings'],
  })
  const [url] = await once(site, 'message')
  return { url, close: () => site.kill() }
}

async function measure(origin, other, name, { attack, rounds, seconds }) {
  const calm = []
  const attacked = []
  const isFlood = name.startsWith('flood')
  const pid = findWorkerd()
  let memory = 0
  for (let round = 0; round < rounds; round++) {
    calm.push(...(await load(origin, other, seconds * 1_000)))
    const end = performance.now() + LONGEST_MS
    const atLeast = performance.now() + seconds * 1_000
    let isDone = false
    const work = attack(() => performance.now() > (isFlood ? atLeast : end)).finally(() => (isDone = true))
    // The calm load's own conversations take memory too, so growth counts from here.
    const before = residentMb(pid)
    const watch = setInterval(() => (memory = Math.max(memory, residentMb(pid) - before)), 50)
    try {
      const beside = load(origin, other, LONGEST_MS, () => isDone && performance.now() > atLeast)
      attacked.push(...(await Promise.all([beside, work]))[0])
    } finally {
      clearInterval(watch)
    }
    // Wait for the flood's writes, which would disturb the next measurement.
    if (isFlood) await untilAtRest(pid)
  }
  const [without, beside] = [median(calm), median(attacked)]
  const slowest = Math.max(...attacked)
  console.log(
    `  ${name.padEnd(36)} median ${beside.toFixed(1)} ms, without ${without.toFixed(1)}; slowest ${slowest.toFixed(0)}, without ${Math.max(...calm).toFixed(0)}; memory ${memory.toFixed(0)} MB more`,
  )
  const broken = [
    [beside - without > BUDGETS.difference, `the medians differ by ${(beside - without).toFixed(0)} ms`],
    [slowest > BUDGETS.slowest, `a request took ${slowest.toFixed(0)} ms`],
    [memory > BUDGETS.memory, `memory grew by ${memory.toFixed(0)} MB`],
  ]
  return broken.filter(([is]) => is).map(([, what]) => `${name}: ${what}`)
}

/** Sends twenty requests a second by another owner and visitors, without waiting for responses; answers their durations. */
async function load(origin, other, longestMs, isOver = () => false) {
  const visits = Array.from({ length: VISITS }, () => randomUUID())
  const ways = [
    () => other.get('/knowledge/sources'),
    () => other.get('/faqs'),
    (nth) => say(origin, other.businessId, visits[nth % VISITS]),
    () => say(origin, other.businessId, randomUUID()),
  ]
  const times = []
  const failures = []
  const sent = []
  const end = performance.now() + longestMs
  for (let nth = 0; performance.now() < end && !isOver(); nth++) {
    const from = performance.now()
    const answered = ways[nth % ways.length](nth).catch((error) => failures.push(error.message))
    sent.push(answered.then(() => times.push(performance.now() - from)))
    await pause(1_000 / A_SECOND)
  }
  await Promise.all(sent)
  if (failures.length > 0) throw new Error(`${failures.length} requests of others failed: ${failures[0]}`)
  return times
}

async function say(origin, businessId, sessionId) {
  const response = await fetch(`${origin}/api/chat/${businessId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, message: 'When are you open on Friday?' }),
  })
  if (!response.ok) throw new Error(`A message was answered ${response.status}`)
  return response.text()
}
