import { LANGUAGES, type Language } from '../../../contract/languages'
import { covered, termFinder, tokensOf } from '../../text/terms'
import { conceptsIn } from './classifier/features'
import { followUpWords } from './lookupOf'
import TELLING from './telling.json'

const FEWEST_WORDS = 4
const QUESTION_MARK = /[?？؟]/u
const CLAUSE = /[!.;\n,，。！；،]+/u

const FINDERS = new Map(
  LANGUAGES.map((language) => {
    const lists = { self: TELLING.self[language].split('|'), wish: TELLING.wish[language].split('|') }
    return [language, termFinder(lists)]
  }),
)

/** "Hi, my kids are 4 and 7 and we just moved here": visitors tell of themselves and ask for nothing. */
export function isTelling(text: string, language: Language): boolean {
  const all = tokensOf(text)
  if (all.length < FEWEST_WORDS || QUESTION_MARK.test(text)) return false
  if (conceptsIn(all).some(({ list }) => list === 'asking')) return false
  const find = FINDERS.get(language)
  if (!find || find(all).some(({ list }) => list === 'wish')) return false
  return text.split(CLAUSE).some((clause) => {
    const tokens = tokensOf(clause)
    const opening = covered([
      ...conceptsIn(tokens).filter(({ list }) => list === 'hello'),
      ...followUpWords(tokens, language).filter(({ list }) => list === 'opens'),
    ])
    const first = tokens.findIndex((_, at) => !opening.has(at))
    return find(tokens).some(({ list, from }) => list === 'self' && from === first)
  })
}
