import { LANGUAGES, type Language } from '../../../../../contract/languages'
import { fold } from '../../../../text/fold'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import type { Evidence } from '../../../gather/evidence'
import type { Spoken } from '../../spoken'
import type { Asked } from '../asked/asked'
import { answer, PHRASES, type Speaking, say } from '../speaking'
import { sourceOf } from './contacts'
import { listText } from './formats'

/** Lists that an owner types. "Yes" is said of what stands in one; `other`: what is said where the question names something that doesn't. */
export const LISTS = [
  { topic: 'area', field: 'areas', yes: 'areaYes', list: 'areaList', other: 'areaOther' },
  { topic: 'payments', field: 'payments', yes: 'payYes', list: 'payList', other: 'payList' },
  { topic: 'insurance', field: 'insurance', yes: 'insuranceYes', list: 'insuranceList', other: 'insuranceList' },
  { topic: 'languages', field: 'languages', yes: 'speakYes', list: 'speakList', other: 'speakList' },
] as const
const MOST_LISTED = 12
/** How much of an entry's rarity a question must share to mean it: "delta" means Delta Dental, "dental" doesn't. */
const MEANT = 0.5
/** How much of what a question names an entry must carry, for a plain yes. */
const CARRIED = 0.7

/** Of a list that the owner typed: whether what is asked for stands in it, or all of it. */
export function listReply(
  speaking: Speaking,
  of: (typeof LISTS)[number],
  { topics, things }: Asked,
): Spoken | undefined {
  const { question, understood, evidence } = speaking
  const { field, topic, yes, list, other } = of
  const stems = new Set(wordsOf(question.text).map(({ stem }) => stem))
  const isSpoken = (item: string) => namesOf(item).some((name) => ` ${fold(question.text)} `.includes(fold(name)))
  const items: readonly string[] = question.profile.facts[field]
  const named = items.filter((item) => isMeant(item, stems, evidence) || (field === 'languages' && isSpoken(item)))
  const asksAccepted = topics.has('accept') && named.length > 0 && (field === 'payments' || field === 'insurance')
  if (items.length === 0 || (!topics.has(topic) && !asksAccepted)) return undefined
  // Beside a request or an answer of another kind only what is named counts: "can I speak to someone".
  if (named.length === 0 && understood.kind !== 'question') return undefined
  const said = (named.length > 0 ? named : items).slice(0, MOST_LISTED)
  const shown = said.map((item) => (field === 'languages' ? languageIn(item, understood.language) : item))
  const text = listText(speaking, shown)
  const saying = named.length > 0 ? yes : things.length > 0 ? other : list
  return answer(speaking, [say(speaking, saying, { item: text, list: text })], sourceOf(speaking, `${field}#`))
}

/** "Do you do whitening?", where the owner lists just that. */
export function serviceReply(speaking: Speaking, { topics, wanted, things }: Asked): Spoken | undefined {
  const { evidence, understood } = speaking
  if (!topics.has('offer') || wanted.size > 0 || things.length === 0) return undefined
  const stems = new Set(wordsOf(understood.lookup).map(({ stem }) => stem))
  const sum = (some: readonly string[]) => some.reduce((all, stem) => all + evidence.rarity(stem), 0)
  const meant = evidence.statements.find(({ id, kind, text }) => {
    if (!/^fact:(?:services|specialties)#/.test(id) || kind !== 'item') return false
    const own = wordsOf(text).map(({ stem }) => stem)
    return isMeant(text, stems, evidence) && sum(things.filter((stem) => own.includes(stem))) >= CARRIED * sum(things)
  })
  return answer(speaking, [say(speaking, 'serviceYes', { item: meant?.text ?? '' })], meant?.source)
}

function isMeant(item: string, stems: ReadonlySet<string>, { rarity }: Evidence): boolean {
  const own = [...new Set(wordsOf(item).flatMap(({ text, stem }) => (isStop(text) ? [] : [stem])))]
  const sum = (some: readonly string[]) => some.reduce((all, stem) => all + rarity(stem), 0)
  const shared = own.filter((stem) => stems.has(stem))
  return shared.length > 0 && sum(shared) >= MEANT * sum(own)
}

/** A language as each of ours names it, where it is one of ours. */
function namesOf(item: string): string[] {
  const code = codeOf(item)
  return code ? LANGUAGES.map((language) => PHRASES[language].in[code]) : []
}
const codeOf = (item: string): Language | undefined =>
  LANGUAGES.find((code) => PHRASES.en.in[code].toLowerCase() === item.trim().toLowerCase())
const languageIn = (item: string, language: Language): string => {
  const code = codeOf(item)
  return code ? PHRASES[language].in[code] : item
}
