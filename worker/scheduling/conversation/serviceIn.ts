import type { Language } from '../../../contract/languages'
import type { BookingTalk } from '../../answering'
import { calledAbroad } from '../../knowledge'
import { editDistance } from '../../text/editDistance'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import { wordVectorOf } from '../../text/wordVectors'
import { type Desk, type OfferedService, serviceOf } from './desk'
import { hitsIn } from './heard'

const SHORTEST_MENDED = 5

const tellingStems = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ text: word, stem }) => (isStop(word) ? [] : [stem])))

/** "Swedsh" for "Swedish"; what is a word by itself, as "message" is, was meant. */
const isMisspelt = (said: string, meant: string): boolean =>
  said.length >= SHORTEST_MENDED &&
  said[0] === meant[0] &&
  wordVectorOf(said) === undefined &&
  editDistance(said, meant, 1) <= 1

type Named = { service: OfferedService; hits: Set<string>; share: number }

function namedIn({ services }: Desk, text: string): Named[] {
  const said = [...tellingStems(text)]
  const known = new Set(services.flatMap(({ name }) => [...tellingStems(name)]))
  // Also in another language, "un corte" names a haircut; but what a service is called itself names no other.
  const isNamed = (one: string, stem: string): boolean =>
    one === stem || isMisspelt(one, stem) || (!known.has(one) && calledAbroad(one).has(stem))
  return services
    .map((service) => {
      const stems = [...tellingStems(service.name)]
      const hits = new Set(stems.filter((stem) => said.some((one) => isNamed(one, stem))))
      return { service, hits, share: hits.size / Math.max(1, stems.length) }
    })
    .filter(({ hits }) => hits.size > 0)
    .toSorted((one, other) => other.hits.size - one.hits.size || other.share - one.share)
}

/**
 * The service that a message names; of several the one that it names best. Undefined where two are named alike: "a massage" is neither the
 * Swedish nor the deep tissue one, unless one is called just that.
 */
export function serviceIn(desk: Desk): OfferedService | undefined {
  const { read, message } = desk
  if (read?.service) return read.service === 'other' ? undefined : read.service
  return bestOf(namedIn(desk, message.text))
}

/** So much of a name was said where a service was spoken of. */
const MOSTLY = 0.5

/** The service that was spoken of last before this message: "ok, can I book that". */
export function serviceBefore(desk: Desk): OfferedService | undefined {
  for (const text of desk.message.earlier.toReversed()) {
    const named = namedIn(desk, text).filter(({ share }) => share >= MOSTLY)
    if (named.length > 0) return bestOf(named)
  }
  return undefined
}

function bestOf([best, next]: Named[]): OfferedService | undefined {
  if (!best) return undefined
  const isAlike = next?.hits.size === best.hits.size && (best.share < 1 || next.share === 1)
  return isAlike ? undefined : best.service
}

/** "Both Swedish and deep tissue": the one that is named beside the best, by words of its own. */
export function secondServiceIn(desk: Desk): OfferedService | undefined {
  const [best, ...others] = namedIn(desk, desk.message.text)
  return best && others.find(({ hits }) => !hits.isSubsetOf(best.hits))?.service
}

const says = ({ name }: OfferedService, list: 'forNew' | 'forKnown', language: Language): boolean =>
  [...hitsIn(name, language), ...hitsIn(name, 'en')].some((hit) => hit.list === list)

/** The first visit, where a newcomer names the regular one and there is just one first. */
export function firstVisit(desk: Desk, named: OfferedService): OfferedService | undefined {
  const { state, understood } = desk.message
  if (!state.isNewcomer || !says(named, 'forKnown', understood.language)) return undefined
  const first = desk.services.filter((one) => says(one, 'forNew', understood.language))
  return first.length === 1 ? first[0] : undefined
}

/** Who turns out to be new is being booked for the regular visit. */
export function isForNewcomers(desk: Desk, talk: BookingTalk): boolean {
  const named = talk.bookingId ? undefined : serviceOf(desk, talk)
  return named !== undefined && firstVisit(desk, named) !== undefined
}
