import DAYS from './data/days.json'
import MONTHS from './data/months.json'
import LISTS from './data/timeNames.json'
import { fold } from './fold'
import { isStop } from './stopWords'
import { tokensOf } from './terms'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split('|'))
const NAMES = wordsOf(LISTS.names)
const CUT_SHORT = wordsOf(LISTS.daysCutShort)
const NO_SURNAME = wordsOf(LISTS.noSurname)
const INTRODUCES = LISTS.introduces.split('|').map((words) => tokensOf(words).map(({ word }) => word))
const OF_CALENDAR: ReadonlySet<string> = new Set(
  [...Object.values(DAYS.name), ...Object.values(MONTHS.name)]
    .flatMap((byLanguage) => Object.values(byLanguage).flat())
    .map((word) => fold(word).replace(/^[=?]+|\.$/g, '')),
)

const PHONE = String.raw`(?:\+?\d{1,2}[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)`
const PHONE_NEXT = new RegExp(`^[\\s,:;–-]{1,3}(?:(?:at|on|is)\\s)?${PHONE}`, 'u')
const CONTACT = new RegExp(`${PHONE}|\\S@\\S+\\.\\S`, 'u')
const CLAUSE_START = /(?:^|[.,;:!?\n–-])\s*$/u
const CAPITAL = /^\p{Lu}\p{Ll}/u

/** Given names that are words for days and times, too: "Tom Baker, 678 555 0144", "this is April". None of them says when. */
export function timeNamesIn(text: string): { start: number; end: number }[] {
  const tokens = tokensOf(text)
  const hasContact = CONTACT.test(text)
  const hasCapitals = /\p{Lu}\p{Ll}/u.test(text)
  return tokens.flatMap(({ word, start, end }, at) => {
    if (!NAMES.has(word)) return []
    const isCapital = CAPITAL.test(text.slice(start))
    const isClauseStart = CLAUSE_START.test(text.slice(0, start))
    const next = tokens[at + 1]
    const isFollowed = next !== undefined && text.slice(end, next.start) === ' ' && isSurname(next.word)
    const surname = isFollowed ? next : undefined
    const isNamedWhole =
      surname !== undefined &&
      (isCapital
        ? CAPITAL.test(text.slice(surname.start)) && (hasContact || isClauseStart)
        : !hasCapitals && PHONE_NEXT.test(text.slice(surname.end)))
    const isBesidePhone =
      !CUT_SHORT.has(word) && (isCapital || (at === 0 && isClauseStart)) && PHONE_NEXT.test(text.slice(end))
    const isIntroduced = introducedAt(at) && !/^\s*\d/u.test(text.slice(end)) && (isCapital || !hasCapitals)
    return isNamedWhole || isBesidePhone || (isIntroduced && !CUT_SHORT.has(word)) ? [{ start, end }] : []
  })

  function introducedAt(at: number): boolean {
    return INTRODUCES.some((words) => words.every((word, nth) => tokens[at - words.length + nth]?.word === word))
  }
}

const isSurname = (word: string): boolean =>
  /^\p{L}{2,}$/u.test(word) && !isStop(word, 'en') && !NO_SURNAME.has(word) && !OF_CALENDAR.has(word)
