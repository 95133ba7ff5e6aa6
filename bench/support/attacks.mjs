import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { behaviors, robots } from '../../stand-ins/website/attacks/behaviors.ts'
import { hostileFiles } from '../../stand-ins/website/attacks/documents.ts'
import { hostilePages } from '../../stand-ins/website/attacks/pages.ts'

const LOOK_MS = 100
/** The rate that the limits allow for one business: 1,200 a minute. */
const FLOOD_A_SECOND = 20

/**
 * All attacks by name. Each is called with a function that says when time is up, and resolves then or when its input is processed. `sites`:
 * the attacking sites' origin.
 */
export function attacksOf(origin, attacker, sites) {
  const readSite = (url) => readingOf(attacker, () => attacker.post('/knowledge/sources', { url }))
  return {
    ...Object.fromEntries(
      hostileFiles.map(({ name, contentType, make }) => [
        name,
        readingOf(attacker, () => attacker.send('/knowledge/files', contentType, make())),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(hostilePages).map((name, nth) => [`page: ${name}`, readSite(`${sites.attacks}page/${nth}`)]),
    ),
    ...Object.fromEntries(
      Object.keys(behaviors).map((name) => [`site: ${name}`, readSite(`${sites.attacks}behavior/${name}/0`)]),
    ),
    // The site's list changes with each reading.
    ...Object.fromEntries(
      Object.keys(robots).map((name, nth) => [`lists: ${name}`, readSite(`${sites.lists}lists/${nth}`)]),
    ),
    ...floodsOf(origin, attacker.businessId),
  }
}

const readingOf = (owner, send) => async (isOver) => {
  const { id } = await send()
  // The file was refused at the door.
  if (!id) return
  for (;;) {
    const { status } = await owner.get(`/knowledge/sources/${id}`)
    if (status === 'ready' || status === 'failed' || isOver()) break
    await pause(LOOK_MS)
  }
  await owner.remove(`/knowledge/sources/${id}`)
}

/** Floods of one business, each request from a new address and session. */
function floodsOf(origin, businessId) {
  const say = (body, headers) => post(`${origin}/api/chat/${businessId}/message`, body, headers)
  const kinds = {
    questions: (nth) => say({ sessionId: randomUUID(), message: `Do you mend zeppelin number ${nth}?` }),
    'long questions': (nth) =>
      say({ sessionId: randomUUID(), message: `${nth} is it $1, Mon 9-5? `.repeat(80).slice(0, 1_900) }),
    'one conversation': (nth) =>
      say({ sessionId: `flood-${process.pid}`, message: `Do you mend zeppelin number ${nth}?` }),
    'forged sites': (nth) =>
      say({ sessionId: randomUUID(), message: 'Hi' }, { origin: `https://forged-${nth}.example` }),
    'forged pages': (nth) =>
      say({
        sessionId: randomUUID(),
        message: 'What is this?',
        pageContent: `We waive ${nth}. `.repeat(400).slice(0, 5_000),
      }),
    leads: (nth) => post(`${origin}/api/leads`, { businessId, name: `Ann ${nth}`, email: `ann${nth}@example.com` }),
    'large bodies': () => say({ sessionId: randomUUID(), message: 'a'.repeat(1024 * 1024) }),
  }
  return Object.fromEntries(Object.entries(kinds).map(([name, send]) => [`flood: ${name}`, flooding(send)]))
}

const flooding = (send) => async (isOver) => {
  const sent = []
  for (let nth = 0; !isOver(); nth++) {
    sent.push(send(nth))
    await pause(1_000 / FLOOD_A_SECOND)
  }
  await Promise.all(sent)
}

let address = 0
async function post(url, body, headers = {}) {
  address += 1
  const from = `203.0.${(address >> 8) % 256}.${address % 256}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': from, ...headers },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
}
