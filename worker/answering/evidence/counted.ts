import { type Concept, conceptsOf, matchOf, termsOf } from '../language/concepts'
import { tokens, words } from '../language/tokens'
import { isStop } from '../language/wordClasses'

const NUMBER =
  /^(?:\d[\d,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|couple|both)$/
const AFTER = 4

/** "How many vans do you have": vans. Who is counted among "people" may be called anything. */
export const countedIn = (line: string): Concept | undefined => {
  const named = /\bhow many (\w+(?: \w+)?)/.exec(line)?.[1]
  const [noun] = named === undefined ? [] : conceptsOf(tokens(named))
  return noun === undefined || noun.words.some((word) => UNNAMED.test(word)) ? undefined : noun
}
const UNNAMED = /^(?:people|person|persons|guests?|folks|of|times?|days?|hours?|minutes?|weeks?|months?|years?)$/

/** Whether one of its numbers counts that, and not the years that somebody has taught. */
export const counts = (noun: Concept, text: string): boolean => {
  const said = words(text)
  return said.some((word, at) => {
    if (!NUMBER.test(word)) return false
    const near = [said.slice(0, at).findLast((one) => !isStop(one)) ?? '', ...said.slice(at + 1, at + 1 + AFTER)].join(
      ' ',
    )
    return matchOf(noun, termsOf(tokens(near))) > 0
  })
}
