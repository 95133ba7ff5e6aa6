import { setTimeout as pause } from 'node:timers/promises'

const SETTLE_MS = 90_000

/** Tries until nothing is missing any more, since write-behind and mail take their time, and gives what still is. */
async function eventually(findMissing) {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const missing = await findMissing()
    if (missing.length === 0 || Date.now() > deadline) return missing
    await pause(1000)
  }
}

async function readJson(url, headers = {}) {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return { rows: await response.json(), headers: response.headers }
}

async function readAllPages(url, headers) {
  const all = []
  for (let next = url; next; ) {
    const page = await readJson(next, headers)
    all.push(...page.rows)
    const link = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    next = link && new URL(link, url).href
  }
  return all
}

export async function logInOwner(origin, email, password) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`The operator can't log in: ${response.status} ${await response.text()}`)
  return { authorization: `Bearer ${(await response.json()).sessionToken}` }
}

/** Every acknowledged message is in its session once or (sent again) more, in order, with the reply that was given. */
export const missingMessages = (origin, visitors) =>
  eventually(async () => {
    const problems = await Promise.all(visitors.map((visitor) => problemsOfSession(origin, visitor)))
    return problems.flat()
  })

async function problemsOfSession(origin, { sessionId, answered }) {
  const { rows } = await readJson(`${origin}/api/chat/1/messages?sessionId=${sessionId}`)
  const asked = rows.filter(({ type }) => type === 'user').map(({ content }) => content)
  const inOrder = asked.filter((content, index) => content !== asked[index - 1])
  const ids = new Set(rows.map(({ id }) => id))
  const unanswered = rows.filter(({ type }, index) => type === 'user' && rows[index + 1]?.type !== 'bot')
  return [
    ...(inOrder.join() === answered.map(({ message }) => message).join()
      ? []
      : [`${sessionId}: asked ${inOrder.join(' | ')}`]),
    ...answered.filter(({ reply }) => !ids.has(reply.id)).map(({ reply }) => `${sessionId}: reply ${reply.id} is gone`),
    ...unanswered.map(({ content }) => `${sessionId}: no answer to "${content}"`),
  ]
}

export const missingLeads = (origin, visitors, headers) =>
  eventually(async () => {
    const leads = await readAllPages(`${origin}/api/businesses/1/leads`, headers)
    const ids = new Set(leads.map(({ id }) => id))
    return visitors.filter(({ lead }) => lead && !ids.has(lead)).map(({ lead, email }) => `lead ${lead} of ${email}`)
  })

export const missingMail = (origin, visitors) =>
  eventually(async () => {
    const { rows } = await readJson(`${origin}/api/dev/outbox`)
    const mails = rows.map(({ text }) => text).join('\n')
    return visitors
      .filter(({ lead, email }) => lead && !mails.includes(email))
      .map(({ email }) => `mail about ${email}`)
  })

export const missingConversations = (origin, visitors, headers) =>
  eventually(async () => {
    const listed = await readAllPages(`${origin}/api/businesses/1/conversations`, headers)
    const sessions = new Set(listed.map(({ sessionId }) => sessionId))
    return visitors
      .filter(({ sessionId }) => !sessions.has(sessionId))
      .map(({ sessionId }) => `conversation of ${sessionId}`)
  })
