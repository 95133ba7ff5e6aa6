import { setTimeout as pause } from 'node:timers/promises'
import { call } from './call.mjs'
import { leadsOf, openBusiness } from './owner.mjs'
import { pageOf } from './page.mjs'
import { serveSite } from './siteServer.mjs'

/** So soon an owner has a lead. */
const LEAD_MS = 5_000
const ASK_AGAIN_MS = 250

/**
 * A business behind the public API of a running server, its site served and crawled. With the stand-in of a model, what is to be said to
 * a message is put into its script first.
 */
export async function openHttpDesk(origin, model, site, { crawl = true } = {}) {
  const server = await serveSite(site)
  const business = await openBusiness(origin, { ...site, address: server.address }, { crawl })
  const turns = oneByOne()

  const ask = ({ session, text, file, says, before }) =>
    turns(`${text}\n${before ?? ''}`, async () => {
      const line = { site: site.profile.name, user: text, says, ...(before !== undefined && { before }) }
      if (says !== undefined) model.world.script.push(line)
      const asked = model?.world.requests.length ?? 0
      const { url, title, content } = pageOf(site, server.address, file)
      const reply = await call(origin, `/api/chat/${business.id}/message`, {
        body: { sessionId: session, message: text, websiteUrl: url, pageTitle: title, pageContent: content },
      })
      if (says !== undefined) model.world.script.splice(model.world.script.indexOf(line), 1)
      const prompt = model?.world.requests
        .slice(asked)
        .find(({ messages }) => messages.at(-1).content === text && messages[0].content.includes(site.profile.name))
      return { ...reply, content: reply.message.content, ...(prompt && { prompt: prompt.messages }) }
    })

  /** Asks until a lead is as it is looked for, or the owner should have had it. */
  async function leads({ conversationId }, isThere) {
    const deadline = Date.now() + LEAD_MS
    for (;;) {
      const found = await leadsOf(origin, business, conversationId)
      if (found.some(isThere) || Date.now() > deadline) return found
      await pause(ASK_AGAIN_MS)
    }
  }
  return { ask, leads, close: server.close, atOnce: 4 }
}

/** Runs what has the same key one after the other: the script knows a message by its words. */
function oneByOne() {
  const last = new Map()
  return (key, run) => {
    const next = (last.get(key) ?? Promise.resolve()).then(run, run)
    last.set(key, next)
    return next
  }
}
