import { tokensOf } from '../../../../text/terms'
import { isGivenName } from '../../../understand/details/names'
import type { Spoken } from '../../spoken'
import { heardIn, inAnyLanguage } from '../asked/heard'
import { mayBeSaid, sayQuote } from '../quotes/sayQuote'
import { answer, type Speaking } from '../speaking'
import HANDLERS from './handlers.json'

const WAYS = { matter: inAnyLanguage(HANDLERS.matter), turnTo: inAnyLanguage(HANDLERS.turnTo) }

/** Who looks after a complaint, in the business's words, once in a conversation: a statement that names somebody to turn to with it. */
export function handlerReply(speaking: Speaking): Spoken | undefined {
  const { evidence, question } = speaking
  const found = evidence.statements.find((one) => {
    if (!namesSomebody(one.text) || !mayBeSaid(one)) return false
    const { keys } = heardIn(one.text, 'en', WAYS)
    return keys.has('matter') && keys.has('turnTo')
  })
  const said = found && sayQuote(speaking, found)
  if (!said || question.history.some(({ type, content }) => type === 'bot' && content.includes(said))) return undefined
  return answer(speaking, [said], found.source)
}

const namesSomebody = (text: string): boolean =>
  tokensOf(text).some(({ word, start }) => /\p{Lu}/u.test(text.charAt(start)) && isGivenName(word))
