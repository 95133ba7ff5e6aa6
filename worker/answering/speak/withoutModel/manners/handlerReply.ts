import { sentencesOf } from '../../../../text/sentences'
import { inAllLanguages, termFinder, tokensOf } from '../../../../text/terms'
import { isGivenName, isOrdinary } from '../../../understand/details/names'
import type { Spoken } from '../../spoken'
import { quoteOf } from '../quotes/sayQuote'
import { answer, type Speaking, weSaid } from '../speaking'
import HANDLERS from './handlers.json'

const find = termFinder(inAllLanguages(HANDLERS))

/** Who looks after a complaint, in the business's words, once in a conversation: a sentence that names somebody to turn to with it. */
export function handlerReply(speaking: Speaking): Spoken | undefined {
  for (const statement of speaking.evidence.statements) {
    const text = statement.kind === 'row' ? undefined : sentencesOf(statement.text).find(namesHandler)
    if (text === undefined) continue
    const said = quoteOf(speaking, { ...statement, kind: 'sentence', text })
    return weSaid(speaking.question, text) ? undefined : answer([said], statement.source)
  }
  return undefined
}

/** "Ask for Bea if something went wrong", "Lupita handles all complaints". */
function namesHandler(sentence: string): boolean {
  const tokens = tokensOf(sentence)
  const hits = find(tokens)
  const isBeforeTurn = (at: number) => hits.some(({ list, from }) => list === 'turnTo' && from === at + 1)
  const isName = tokens.some(
    ({ word, start }, at) =>
      /\p{Lu}/u.test(sentence.charAt(start)) && (isGivenName(word) || (isBeforeTurn(at) && !isOrdinary(word))),
  )
  return isName && hits.some(({ list }) => list === 'matter') && hits.some(({ list }) => list === 'turnTo')
}
