import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { registerOwner } from '../e2e/support/registration.ts'
import { openServer } from '../scripts/lib/server.mjs'

const TRIES = 50
const WITHIN = 0.2
/** Pause between tries, since mail is sent after the response. */
const BETWEEN_MS = 50

async function post(url, body) {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text, ms: performance.now() - started }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Checks that neither body, status nor duration of login and recovery reveal who has an account. */
export async function run() {
  const server = await openServer({ RATE_LIMIT_SCALE: '1000' })
  try {
    await registerOwner(server.origin, { email: 'known@example.com' })
    const login = (email) => post(`${server.origin}/api/auth/login`, { email, password: 'not the password' })
    const recovery = (email) => post(`${server.origin}/api/forgot-password`, { email })
    await compare('login', login)
    await compare('recovery', recovery)
  } finally {
    await server.close()
  }
}

async function compare(name, send) {
  const answers = { known: [], unknown: [] }
  // Alternating, so that other load affects both alike.
  for (let n = 0; n < TRIES; n++) {
    answers.known.push(await send('known@example.com'))
    await pause(BETWEEN_MS)
    answers.unknown.push(await send('unknown@example.com'))
    await pause(BETWEEN_MS)
  }
  const said = new Set(Object.values(answers).flatMap((list) => list.map(({ status, text }) => `${status} ${text}`)))
  const [known, unknown] = [answers.known, answers.unknown].map((list) => median(list.map(({ ms }) => ms)))
  const apart = Math.abs(known - unknown) / Math.max(known, unknown)
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)}% apart over ${TRIES} tries each; ${said.size} kind of answer`,
  )
  if (said.size > 1)
    throw new Error(`${name} answers known and unknown addresses differently:\n${[...said].join('\n')}`)
  if (apart > WITHIN) throw new Error(`${name} takes known and unknown addresses ${(apart * 100).toFixed(1)}% apart`)
}
