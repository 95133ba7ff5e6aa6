import type { BusinessFacts } from '../../../../../contract/facts'
import type { Language } from '../../../../../contract/languages'
import { isStop } from '../../../../text/stopWords'
import { wordsOf } from '../../../../text/words'
import type { Spoken } from '../../spoken'
import { type Saying, type Speaking, say } from '../speaking'
import { listText } from './formats'

type Listed = 'areas' | 'payments' | 'insurance' | 'languages'
/** "Yes" is said of what stands in the list; `other`: what is said where the question names something that doesn't. */
const SAYINGS: Record<Listed, { yes: Saying; list: Saying; other: Saying }> = {
  areas: { yes: 'areaYes', list: 'areaList', other: 'areaOther' },
  payments: { yes: 'payYes', list: 'payList', other: 'payList' },
  insurance: { yes: 'insuranceYes', list: 'insuranceList', other: 'insuranceList' },
  languages: { yes: 'speakYes', list: 'speakList', other: 'speakList' },
}
const MOST_LISTED = 12
/** How much of an entry's rarity a question must share to mean it: "delta" means Delta Dental, "dental" doesn't. */
const MEANT = 0.5

/** Of a list that the owner typed: whether what is asked for stands in it, or all of it. */
export function listReply(
  speaking: Speaking,
  field: keyof BusinessFacts & Listed,
  asking: ReadonlySet<string>,
): Spoken | undefined {
  const { question, understood, evidence } = speaking
  const items = question.profile.facts[field]
  const source = evidence.statements.find(({ id }) => id.startsWith(`fact:${field}#`))?.source
  if (items.length === 0 || !source) return undefined
  const words = wordsOf(question.text)
  const stems = new Set([...words.map(({ stem }) => stem), ...foreignNames(question.text, understood.language)])
  const shown = (item: string) => (field === 'languages' ? languageIn(item, understood.language) : item)
  const named = items.filter((item) => {
    const parts = [
      ...new Set(
        wordsOf(item)
          .filter(({ text }) => !isStop(text))
          .map(({ stem }) => stem),
      ),
    ]
    const weight = (some: string[]) => some.reduce((sum, stem) => sum + evidence.rarity(stem), 0)
    return (
      weight(parts.filter((stem) => stems.has(stem))) >= MEANT * weight(parts) && parts.some((stem) => stems.has(stem))
    )
  })
  const { yes, list, other } = SAYINGS[field]
  const asksElse = words.some(({ text }) => !isStop(text) && !asking.has(text))
  const saying = named.length > 0 ? yes : asksElse ? other : list
  const said = (named.length > 0 ? named : items).slice(0, MOST_LISTED).map(shown)
  const text = listText(speaking, said)
  return { text: say(speaking, saying, { item: text, list: text }), sources: [source], known: true }
}

const CODES = 'en es fr de it pt pl vi zh ar ru uk ja ko hi tl he el tr nl sv da nb fi cs ro hu fa ur bn pa th'.split(
  ' ',
)
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'language' })

/** "Spanish" in the visitor's language. */
function languageIn(item: string, language: Language): string {
  const english = namesIn('en')
  const code = CODES.find((one) => english.of(one)?.toLowerCase() === item.trim().toLowerCase())
  return (code && namesIn(language).of(code)) ?? item
}

/** The English stems of languages that a message names in its own: "español" → "spanish". */
function foreignNames(text: string, language: Language): string[] {
  const said = new Set(wordsOf(text).map(({ stem }) => stem))
  return CODES.flatMap((code) =>
    wordsOf(namesIn(language).of(code) ?? '').some(({ stem }) => said.has(stem))
      ? wordsOf(namesIn('en').of(code) ?? '').map(({ stem }) => stem)
      : [],
  )
}
