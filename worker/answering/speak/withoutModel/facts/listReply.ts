import { LANGUAGES, type Language } from '../../../../../contract/languages'
import { fold } from '../../../../text/fold'
import { placeSaid, placesOfList } from '../../../../text/placeSaid'
import { stemsIn } from '../../../../text/words'
import { holds, lexiconOf } from '../../../lexicon/lexicon'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { heardIn } from '../asked/heard'
import TOPICS from '../asked/topics.json'
import { mayBeSaid, sayQuote } from '../quotes/sayQuote'
import { answer, PHRASES, type Speaking, say } from '../speaking'
import { sourceOf } from './contacts'
import { listText } from './formats'
import { isMeant } from './offered'

/** Lists that an owner types. "Yes" is said of what stands in one; `other`: what is said where the question names something that doesn't. */
const LISTS = [
  { topic: 'area', field: 'areas', yes: 'areaYes', list: 'areaList', other: 'areaOther' },
  { topic: 'payments', field: 'payments', yes: 'payYes', list: 'payList', other: 'payList', isAccepted: true },
  {
    topic: 'insurance',
    field: 'insurance',
    yes: 'insuranceYes',
    list: 'insuranceList',
    other: 'insuranceList',
    isAccepted: true,
  },
  { topic: 'languages', field: 'languages', yes: 'speakYes', list: 'speakList', other: 'speakList' },
] as const
const MOST_LISTED = 12
const LANGUAGE_TOPIC = { languages: TOPICS.languages }

/** Of the first list that is asked of: whether what is named stands in it, or all of it. */
export function listReply(speaking: Speaking, { topics, things, wanted }: AskedFor): Spoken | undefined {
  const { question, understood, evidence } = speaking
  const { facts, location } = question.profile
  const stems = stemsIn(question.text)
  const said = ` ${fold(question.text)} `
  for (const { field, topic, yes, list, other, ...of } of LISTS) {
    // Registration asks for places in one line: without a list they are what is served; a street address says nothing of that.
    const isInLine = field === 'areas' && facts.areas.length === 0 && location !== null && !/\d/.test(location)
    const items: readonly string[] = isInLine ? placesOfList(location) : facts[field]
    const isNamed = (item: string) =>
      isMeant(field === 'areas' ? placeSaid(item).place : item, stems, evidence) ||
      (field === 'languages' && namesOf(item).some((name) => said.includes(fold(name))))
    const named = items.filter((item) => item !== '' && isNamed(item))
    const isAsked = topics.has(topic) || (topics.has('accept') && named.length > 0 && 'isAccepted' in of)
    // Beside a request or an answer of another kind only what is named counts: "can I speak to someone".
    if (items.length === 0 || !isAsked || (named.length === 0 && understood.kind !== 'question')) continue
    // What the site says of a place, or of a price, comes before where the business is.
    if (isInLine && named.length === 0 && (wanted.has('money') || isOnSite(things, speaking))) continue
    if (isInLine && named.length === 0)
      return answer([say(speaking, 'location', { address: location })], sourceOf(speaking, 'location'))
    if (field === 'areas' && named.some((item) => placeSaid(item).terms))
      return answer(
        named.slice(0, MOST_LISTED).map((item) => comesTo(speaking, item)),
        sourceOf(speaking, isInLine ? 'location' : `${field}#`),
      )
    const shown = (named.length > 0 ? named : items).slice(0, MOST_LISTED)
    const text = listText(
      speaking,
      shown.map((item) => (field === 'languages' ? languageIn(item, understood.language) : item)),
    )
    const saying = named.length > 0 ? yes : things.length > 0 ? other : list
    const source = sourceOf(speaking, isInLine ? 'location' : `${field}#`)
    return answer([say(speaking, saying, { item: text, list: text })], source)
  }
  return topics.has('languages') ? spokenHere(speaking, said) : undefined
}

/** "Yes, Brunswick: Thursdays only."; terms that deny it are said without a yes. */
function comesTo(speaking: Speaking, item: string): string {
  const { place, terms } = placeSaid(item)
  if (terms === undefined) return say(speaking, 'areaYes', { item })
  const denies = LANGUAGES.some((language) => holds(lexiconOf(language).negation, fold(terms)))
  return denies ? `${place}: ${terms}.` : say(speaking, 'areaYesOn', { item: place, terms })
}

const isOnSite = (things: readonly string[], { evidence }: Speaking): boolean =>
  things.some((stem) => evidence.rarity(stem) < evidence.rarity(''))

/** Where no list of languages was typed: what the site says of who speaks the one that is named, in the fewest words. */
function spokenHere(speaking: Speaking, said: string): Spoken | undefined {
  const { evidence, question, understood } = speaking
  if (question.profile.facts.languages.length > 0) return undefined
  const names = LANGUAGES.map((code) => LANGUAGES.map((tongue) => fold(PHRASES[tongue].in[code])))
  const named = names.find((own) => own.some((name) => said.includes(` ${name} `)))
  const all = evidence.statements.filter((one) => {
    const text = fold(one.text)
    const tells = named?.some((name) => text.includes(name)) === true && mayBeSaid(one)
    return tells && heardIn(one.text, understood.language, LANGUAGE_TOPIC).keys.size > 0
  })
  const [found] = all.toSorted((a, b) => a.text.length - b.text.length)
  return found && answer([sayQuote(speaking, found)], found.source)
}

const codeOf = (item: string): Language | undefined =>
  LANGUAGES.find((code) => PHRASES.en.in[code].toLowerCase() === item.trim().toLowerCase())
/** A language as each of ours names it, where it is one of ours. */
function namesOf(item: string): string[] {
  const code = codeOf(item)
  return code ? LANGUAGES.map((language) => PHRASES[language].in[code]) : []
}
function languageIn(item: string, language: Language): string {
  const code = codeOf(item)
  return code ? PHRASES[language].in[code] : item
}
