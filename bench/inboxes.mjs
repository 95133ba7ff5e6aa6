import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openBenchWorker } from './support/benchWorker.mjs'
import { postChatMessage } from './support/load.mjs'
import { openOwner } from './support/owner.mjs'
import { openScreen } from './support/screen.mjs'

const BUSINESSES = 100
/** Open screens of each business, and its visitors. */
const SCREENS = 5
const VISITORS = 5
const EVERY_MS = 10_000
const SECONDS = 60
/** How long what was sent last may be on its way. */
const SETTLE_MS = 20_000
const BUDGET = { median: 1_000, p99: 1_000 }

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]

/**
 * 500 open inboxes of 100 businesses, and 500 visitors who write every ten seconds for a minute: each message once on each screen, in order, and how
 * late; first through objects that only pass messages on, then through the product with a constant answerer.
 */
export async function run() {
  const worker = await openBenchWorker({ RATE_LIMIT_SCALE: '1000000', AI_MODEL: 'none' })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  try {
    const owners = []
    for (let n = 0; n < BUSINESSES; n++) owners.push(await openOwner(worker.origin, `owner-${n}`))
    const bare = await measure('bare', owners, {
      events: ({ businessId }) => ({ url: `${worker.origin}/_bench/relay/${businessId}/events` }),
      send: ({ businessId }, visitor, text) =>
        postChatMessage(agent, worker.origin, `/_bench/relay/${businessId}`, 'bench', {
          conversationId: visitor.sessionId,
          message: { type: 'user', content: text },
        }),
    })
    const product = await measure('product', owners, {
      events: ({ businessId, token }) => ({
        url: `${worker.origin}/api/businesses/${businessId}/events`,
        headers: { authorization: `Bearer ${token}` },
      }),
      send: ({ businessId }, { sessionId }, message) =>
        postChatMessage(agent, worker.origin, `/api/chat/${businessId}/message`, 'bench-constant', {
          sessionId,
          message,
        }),
      hasReplies: true,
    })
    console.log(`  the product is ${(product.median - bare.median).toFixed(0)} ms later at the median`)
    const faults = [...bare.faults, ...product.faults]
    if (product.median > BUDGET.median) faults.push(`half of the messages took over ${BUDGET.median} ms`)
    if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
  } finally {
    agent.destroy()
    await worker.close()
  }
}

async function measure(name, owners, { events, send, hasReplies = false }) {
  const sentAt = new Map()
  const delays = []
  const screens = await Promise.all(
    owners.flatMap((owner) =>
      Array.from({ length: SCREENS }, () =>
        openScreen(events(owner), ({ message }) => {
          const from = message.type === 'user' && sentAt.get(message.content)
          if (from) delays.push(performance.now() - from)
        }).then((screen) => ({ owner, ...screen })),
      ),
    ),
  )
  const visitors = owners.flatMap((owner) =>
    Array.from({ length: VISITORS }, () => ({ owner, sessionId: randomUUID(), said: [] })),
  )
  const rounds = (SECONDS * 1000) / EVERY_MS
  const failures = []
  await Promise.all(
    visitors.map(async (visitor, nth) => {
      await pause((EVERY_MS * nth) / visitors.length)
      for (let round = 0; round < rounds; round++) {
        const next = performance.now() + EVERY_MS
        const text = `When are you open? (${nth}.${round})`
        visitor.said.push(text)
        sentAt.set(text, performance.now())
        await send(visitor.owner, visitor, text).catch((error) => failures.push(error.message))
        await pause(Math.max(0, next - performance.now()))
      }
    }),
  )
  const wanted = visitors.length * rounds * (hasReplies ? 2 : 1) * SCREENS
  const seen = () => screens.reduce((sum, { received }) => sum + received.length, 0)
  for (const end = performance.now() + SETTLE_MS; seen() < wanted && performance.now() < end; ) await pause(100)
  for (const screen of screens) screen.close()
  const figures = { median: at(delays, 0.5), p99: at(delays, 0.99), most: at(delays, 1) }
  console.log(
    `  ${name.padEnd(8)} ${seen()} of ${wanted} delivered; median ${figures.median.toFixed(0)} ms, p99 ${figures.p99.toFixed(0)}, most ${figures.most.toFixed(0)}`,
  )
  return {
    ...figures,
    faults: [...failures, ...faultsOf(screens, visitors, hasReplies)].map((one) => `${name}: ${one}`),
  }
}

/** Every message of every conversation once, in the order in which it was said, on every screen of its business. */
function faultsOf(screens, visitors, hasReplies) {
  const said = Map.groupBy(visitors, ({ owner }) => owner)
  return screens.flatMap(({ owner, received }) => {
    const byText = Map.groupBy(received, ({ conversationId }) => conversationId)
    const shown = [...byText.values()].map((events) => inOrder(events).join('|')).sort()
    const wanted = said
      .get(owner)
      .map((visitor) => visitor.said.flatMap((text) => (hasReplies ? [text, 'reply'] : [text])).join('|'))
      .sort()
    return wanted.flatMap((one, nth) =>
      one === shown[nth] ? [] : [`a screen shows ${shown[nth]} where ${one} was said`],
    )
  })
}

const inOrder = (events) => events.map(({ message: { type, content } }) => (type === 'user' ? content : 'reply'))
