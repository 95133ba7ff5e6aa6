import { asksOutright, type Understood, understand } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import { cutAtStops, hasQuestionMark } from '../../text/marks'
import { inAllLanguages, termFinder, tokensOf } from '../../text/terms'
import WORDS from './words.json'

type ListName = keyof typeof WORDS

/** Words of all languages together: people mix them, and a short message hardly tells its language. */
const find = termFinder(inAllLanguages(WORDS))

/** One text of the visitor with what it says: the words found of each list as they stand there, and what kind of message it is. */
export type Heard = { text: string; said: Partial<Record<ListName, string>>; understood: Understood }

export function hear(text: string, profile: Pick<BusinessProfile, 'businessType' | 'country' | 'services'>): Heard {
  const tokens = tokensOf(text)
  const said: Heard['said'] = {}
  for (const { list, from, to } of find(tokens))
    if (isListName(list)) said[list] ??= text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  return { text, said, understood: understand({ text, profile, state: { details: {}, passedOn: [] } }) }
}

const isListName = (name: string): name is ListName => Object.hasOwn(WORDS, name)

/** What went wrong with something that was bought is no wish for more. */
const GRIEVANCES: ReadonlySet<string> = new Set(['complaint', 'refund', 'lost_item', 'abuse'])
export const isGrievance = ({ understood }: Heard): boolean => GRIEVANCES.has(understood.kind)

/** Less sure, a message is taken for a question because it is nothing else. */
const SURELY = 0.6
const FEWEST_WORDS = 3
/** From so many words on something is told, unless it has the form of a question. */
const STORY = 6

/** Whether it does nothing but ask, by its form or by what it was taken for. Who tells what is the matter and asks about it wants it mended. */
export function asks({ text, said, understood }: Heard): boolean {
  const sentences = cutAtStops(text).filter((sentence) => tokensOf(sentence).length >= FEWEST_WORDS)
  const asking = sentences.filter(asksOutright)
  if (asking.length > 0) return asking.length === sentences.length
  if (hasQuestionMark(text)) return true
  const isBrief = said.price !== undefined || tokensOf(text).length < STORY
  return understood.kind === 'question' && understood.confidence >= SURELY && isBrief
}
