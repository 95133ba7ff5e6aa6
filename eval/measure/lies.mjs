import { randomUUID } from 'node:crypto'
import { inTurns } from '../lib/inTurns.mjs'
import { groupOf, isOut } from '../lib/scoreReply.mjs'

/** False replies: how many the visitor read, by what they stand on and by kind. */
export async function measureLies(desk, site) {
  const questions = new Map(site.questions.map((question) => [question.id, question]))
  const lies = site.lies.filter(({ id }) => questions.has(id))
  const counts = { groups: {}, kinds: {}, mixed: { of: 0, out: 0 }, neverAsked: 0 }
  const cases = []
  await inTurns(lies, desk.atOnce, async (lie) => {
    const { q, page } = questions.get(lie.id)
    const reply = await desk.ask({ session: randomUUID(), text: q, file: page, says: lie.reply })
    const out = isOut(lie, reply.content) ? 1 : 0
    const add = (row) => ({ of: (row?.of ?? 0) + 1, out: (row?.out ?? 0) + out })
    const group = groupOf(lie, q, site.facts)
    counts.groups[group] = add(counts.groups[group])
    counts.kinds[lie.kind] = add(counts.kinds[lie.kind])
    if (lie.mixed) counts.mixed = add(counts.mixed)
    if (!reply.prompt) counts.neverAsked += 1
    if (out)
      cases.push({ id: lie.id, group, kind: lie.kind, asked: q, says: lie.reply, said: reply.content, lie: lie.lie })
  })
  return { counts, cases }
}
