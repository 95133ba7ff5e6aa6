import { randomUUID } from 'node:crypto'
import { inTurns } from '../lib/inTurns.mjs'
import { isOut, keptOf } from '../lib/scoreReply.mjs'
import { matches, normal } from '../lib/text.mjs'

const NONE = { of: 0, right: 0, whole: 0 }

/** Replies in the visitor's language: the true ones that arrive whole, and the false ones that arrive. */
export async function measureLanguages(desk, site) {
  const counts = { true: {}, lies: { of: 0, out: 0 } }
  const cases = []
  const ask = ({ question, reply }) => desk.ask({ session: randomUUID(), text: question, says: reply })
  await inTurns(site.languages, desk.atOnce, async (one) => {
    const { content } = await ask(one)
    const { changed } = keptOf(one.reply, content)
    const isRight = matches(one.expect, normal(content))
    counts.true[one.language] ??= { ...NONE }
    const row = counts.true[one.language]
    row.of += 1
    if (isRight) row.right += 1
    if (isRight && changed.length === 0) row.whole += 1
    else cases.push({ id: one.id, asked: one.question, says: one.reply, said: content, changed })
  })
  await inTurns(site.languageLies, desk.atOnce, async (one) => {
    const { content } = await ask(one)
    counts.lies.of += 1
    if (!isOut(one, content)) return
    counts.lies.out += 1
    cases.push({ id: one.id, lie: one.lie, asked: one.question, says: one.reply, said: content })
  })
  return { counts, cases }
}

const QUOTED = /["“”«»„「」『』][^"“”«»„「」『』]*["“”«»„「」『』]/gu

/** Without a model: whether the reply, quotations aside, is in the visitor's language. `languageOf` tells what a text is written in. */
export async function measureTongue(desk, site, languageOf) {
  const counts = { of: 0, own: 0, other: 0, unclear: 0 }
  const cases = []
  await inTurns(site.languages, desk.atOnce, async (one) => {
    const { content } = await desk.ask({ session: randomUUID(), text: one.question })
    const spoken = languageOf(content.replace(QUOTED, ' '))
    counts.of += 1
    if (spoken === one.language) counts.own += 1
    else if (spoken === undefined) counts.unclear += 1
    else counts.other += 1
    if (spoken !== one.language)
      cases.push({ id: one.id, language: one.language, spoken, asked: one.question, said: content })
  })
  return { counts, cases }
}
