import { scoreQuestions } from '../lib/score.mjs'
import { isOut } from '../lib/scoreReply.mjs'
import { missedOf } from '../lib/scoreTurn.mjs'
import { WORDINGS } from './measureSite.mjs'

/** The recorded replies by themselves: what a product that let all of them through would get of words; flags and leads are not theirs. */
export function measureRaw(site) {
  const counts = {
    ...(site.lies.length > 0 && { rawLies: { of: site.lies.length, out: 0 } }),
    ...(site.dialogues.length > 0 && { rawTurns: { of: 0, right: 0 } }),
  }
  const cases = []
  for (const wording of WORDINGS) {
    const replies = new Map(
      [...site.replies].flatMap(([id, reply]) =>
        reply[wording] === undefined ? [] : [[id, { content: reply[wording] }]],
      ),
    )
    if (replies.size === 0) continue
    const { row, misses } = scoreQuestions(site, replies)
    counts[`raw ${wording}`] = row
    cases.push(...misses.filter(({ missed }) => missed === 'answered' || missed === 'refused'))
  }
  for (const lie of site.lies) {
    if (isOut(lie, lie.reply)) counts.rawLies.out += 1
    else cases.push({ id: lie.id, lie: lie.lie, says: lie.reply })
  }
  for (const { id, turns } of site.dialogues)
    for (const {
      reply,
      expect: { any, all, none },
    } of turns) {
      const missed = missedOf(
        { ...(any && { any }), ...(all && { all }), ...(none && { none }) },
        { content: reply },
        [],
      )
      counts.rawTurns.of += 1
      if (missed.length === 0) counts.rawTurns.right += 1
      else cases.push({ id, missed: missed.join(' '), says: reply })
    }
  return { counts, cases: cases.map((one) => ({ of: 'raw', site: site.name, ...one })), changes: [], tokens: [] }
}
