import { readQuestion } from './readQuestion'
import { isForOthers, smallTalkIn } from './smallTalk'

const NO_WORDS: ReadonlySet<string> = new Set()

/** Greetings and thanks, and orders to the bot: said by code, for nothing and always alike. */
export const isForCode = (text: string): boolean => {
  const { line } = readQuestion(text, NO_WORDS)
  return smallTalkIn(line) !== undefined || isForOthers(line)
}
