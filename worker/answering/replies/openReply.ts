import type { Evidence } from '../evidence/evidence'
import type { Ranked } from '../evidence/rank'
import { matchOf, termsOf } from '../language/concepts'
import { tokens, words } from '../language/tokens'
import { isPrice } from '../question/kinds'
import { daysIn } from './days'
import { type Draft, fact, sentence } from './draft'

/** "Do you work weekends?" among the FAQ answers better than the week does. */
export const ofTheseDays = (ranked: Ranked[], line: string): Draft | undefined => {
  const days = daysIn(line)
  const said = termsOf(tokens(line))
  const row = ranked.find(({ passage: { kind, heading, asks } }) => {
    const named = daysIn(words(heading).join(' '))
    const isAsked =
      !isPrice(words(heading).join(' ')) && asks.every((concept) => concept.light || matchOf(concept, said) > 0)
    return kind === 'faq' && days.length > 0 && isAsked && days.every((day) => named.includes(day))
  })
  return row === undefined ? undefined : fact(row.passage.text, [row.passage.source])
}

/** Hours that follow no clock ("until we sell out") are quoted. */
export const openReply = ({ passages }: Evidence): Draft | undefined => {
  const said = passages.find(
    ({ kind, text, carries }) =>
      ['faq', 'sentence', 'item'].includes(kind) &&
      carries.time &&
      /\bopen\b/i.test(text) &&
      daysIn(words(text).join(' ')).length > 0,
  )
  return said === undefined ? undefined : fact(sentence(said.text), [said.source])
}
