import { randomUUID } from 'node:crypto'
import { call } from './call.mjs'

const AT_ONCE = 2
/** As much of a page as the widget sends. */
const SENT = 3000

/** Asks each question in a visit of its own, from the page it names or the first. */
export async function askAll(origin, businessId, { address, questions, pages }) {
  const replies = []
  const waiting = questions.entries()
  const ask = async () => {
    for (const [at, { id, q, page: file = 'index.html' }] of waiting) {
      const page = pages.get(file) ?? pages.values().next().value
      const reply = await call(origin, `/api/chat/${businessId}/message`, {
        body: {
          sessionId: randomUUID(),
          message: q,
          websiteUrl: new URL(file, address).href,
          pageTitle: page?.title ?? '',
          pageContent: (page?.content ?? '').slice(0, SENT),
        },
      })
      const { needsLeadCapture, needsScheduling, sources, answeredBy } = reply
      replies[at] = { id, q, answer: reply.message.content, needsLeadCapture, needsScheduling, sources, answeredBy }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return replies
}
