import { randomUUID } from 'node:crypto'
import { inTurns } from '../lib/inTurns.mjs'
import { isCaptured, missedOf } from '../lib/scoreTurn.mjs'

/** Each dialogue in one session: how many turns end as they should, with a model's recorded replies or without a model. */
export async function measureDialogues(desk, site, { withReplies }) {
  const counts = { turns: {}, captured: { of: 0, right: 0 } }
  const cases = []
  const replies = []
  await inTurns(site.dialogues, desk.atOnce, async ({ id, at: now, turns }) => {
    const session = randomUUID()
    const row = { of: 0, right: 0 }
    let before
    for (const [at, { visitor, reply: says, expect }] of turns.entries()) {
      const turn = {
        session,
        now,
        text: visitor,
        ...(withReplies && { says, ...(before !== undefined && { before }) }),
      }
      const reply = await desk.ask(turn)
      const leads = expect.captured
        ? await desk.leads({ session, conversationId: reply.conversationId }, (lead) =>
            isCaptured(expect.captured, lead),
          )
        : []
      const missed = missedOf(expect, reply, leads)
      replies.push({ id: `${id} ${at + 1}`, asked: visitor, said: reply.content, places: reply.places })
      row.of += 1
      if (missed.length === 0) row.right += 1
      else
        cases.push({
          id,
          turn: at + 1,
          missed: missed.join(' '),
          asked: visitor,
          says,
          said: reply.content,
          expect,
          leads,
        })
      if (expect.captured) {
        counts.captured.of += 1
        if (!missed.includes('captured')) counts.captured.right += 1
      }
      before = visitor
    }
    counts.turns[id] = row
  })
  return { counts, cases, replies }
}
