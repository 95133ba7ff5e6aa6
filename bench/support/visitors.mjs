import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const QUESTIONS = [
  'What are your opening hours?',
  'Which areas do you cover?',
  'How much is a drain cleaning?',
  'Can I get a quote for a new water heater?',
  'Thanks! How do I book?',
]
const REPLY_MS = 30_000
const GIVE_UP_MS = 120_000

/** The server refused; any other error is a lost connection. */
class Refused extends Error {}

async function post(url, body) {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REPLY_MS),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(`${response.status} ${JSON.stringify(answer)}`)
  return { answer, status: response.status, ms: performance.now() - started }
}

/** A visitor asks five questions in sequence; every third visitor leaves details in between. */
export async function visit({ origin, number, onAnswered }) {
  const sessionId = `bench-${randomUUID()}`
  const email = `visitor-${sessionId}@example.com`
  const visitor = { sessionId, email, answered: [], times: [], retries: 0, refused: undefined, lead: undefined }
  const insist = insistently(visitor)
  for (const [index, question] of QUESTIONS.entries()) {
    const message = `${question} (${number}.${index})`
    const { answer, ms } = await insist(() => post(`${origin}/api/chat/1/message`, { sessionId, message }))
    if (!answer.message?.content) throw new Error(`No reply to "${message}"`)
    visitor.answered.push({ message, reply: answer.message })
    visitor.times.push(ms)
    onAnswered()
    if (index === 2 && number % 3 === 0) {
      const lead = { businessId: '1', name: `Visitor ${number}`, email, sessionId, projectDetails: 'A quote, please' }
      const { answer: created } = await insist(() => post(`${origin}/api/leads`, lead))
      visitor.lead = created.id
    }
  }
  return visitor
}

/** Resends unacknowledged messages until the server is back or time runs out. */
function insistently(visitor) {
  return async (send) => {
    const deadline = Date.now() + GIVE_UP_MS
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (Date.now() > deadline) throw error
        visitor.retries += 1
        if (error instanceof Refused) visitor.refused = error.message
        await pause(250)
      }
    }
  }
}
