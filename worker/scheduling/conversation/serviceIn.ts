import type { Language } from '../../../contract/languages'
import { asksOutright, type BookingTalk, isGivenName } from '../../answering'
import { calledAbroad } from '../../knowledge'
import { editDistance } from '../../text/editDistance'
import { fold } from '../../text/fold'
import { cutAtMarks } from '../../text/marks'
import { stem } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import { wordsOf } from '../../text/words'
import { likeness, wordVectorOf } from '../../text/wordVectors'
import { type Desk, type OfferedService, serviceOf } from './desk'
import { hitsIn } from './heard'

const SHORTEST_MENDED = 5

const tellingStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text).flatMap(({ text: word, stem, start }) =>
      isStop(word) && !LETTER.test(text.slice(start, start + word.length)) ? [] : [stem],
    ),
  )
/** Without its sign it is another word: "uñas" are nails, "unas" are some. */
const LETTER = /ñ/iu

/** "Swedsh" for "Swedish"; what is a word by itself, as "message" is, was meant. */
const isMisspelt = (said: string, meant: string): boolean =>
  said.length >= SHORTEST_MENDED &&
  said[0] === meant[0] &&
  // "Walter" is no water.
  !isGivenName(said) &&
  wordVectorOf(said) === undefined &&
  editDistance(said, meant, 1) <= 1

const SHORTEST_HEAD = 3
const ALIKE = 0.5
/** A "men's cut" is a haircut; air is no repair. */
const isHeadOf = (said: string, meant: string): boolean =>
  said.length >= SHORTEST_HEAD && meant.endsWith(said) && likeness(wordVectorOf(said), wordVectorOf(meant)) >= ALIKE

const HYPHENED = /(\p{L}+)-\p{L}+/gu

/** `hits`: what of its name was said, and how much of it; `by`: the words that said it; `head`: how much of what stands first in it. */
type Named = { service: OfferedService; hits: Set<string>; by: Set<string>; share: number; head: number }

/** Behind a comma or in parentheses stands what a service is like or for whom: "Safety inspection, car or light truck". */
const HEAD_END = /[,(]/u

function namedIn({ services }: Desk, text: string): Named[] {
  const said = [...tellingStems(text)]
  const known = new Set(services.flatMap(({ name }) => [...tellingStems(name)]))
  // Also in another language, "un corte" names a haircut; but what a service is called itself names no other.
  const isNamed = (one: string, stem: string): boolean =>
    one === stem || isMisspelt(one, stem) || (!known.has(one) && (calledAbroad(one).has(stem) || isHeadOf(one, stem)))
  const named = services
    .map((service): Named => {
      const stems = [...tellingStems(service.name)]
      const hits = new Set(stems.filter((stem) => said.some((one) => isNamed(one, stem))))
      const by = new Set(said.filter((one) => stems.some((stem) => isNamed(one, stem))))
      const head = tellingStems(service.name.split(HEAD_END)[0] ?? '')
      // "Tuneup"
      for (const [hyphened, first = ''] of service.name.matchAll(HYPHENED))
        if (said.includes(stem(fold(hyphened.replace('-', ''))))) hits.add(stem(fold(first)))
      const ofHead = hits.intersection(head).size / Math.max(1, head.size)
      return { service, hits, by, share: hits.size / Math.max(1, stems.length), head: ofHead }
    })
    .filter(({ hits }) => hits.size > 0)
    .toSorted((one, other) => other.hits.size - one.hits.size || other.share - one.share)
  // "Sticker is up Monday, need inspection" is of no "Oil change, up to 5 qt".
  return named.some(({ head }) => head > 0) ? named.filter(({ head }) => head > 0) : named
}

/** What is asked with one of these is wished for: "can I get a facial?" */
const WISHES: ReadonlySet<string> = new Set(['wants', 'available', 'free', 'others'])

type Said = { wanted: string; denied: string }

/** A clause, parted where a denial in it begins and ends: "the pump, not the flush", "not a cut but a color". */
function partsOf(clause: string, language: Language, isName: (word: string) => boolean): Said {
  const tokens = tokensOf(clause)
  const hits = hitsIn(clause, language)
  const neutral = hits.filter(({ list }) => list === 'undenied')
  const isDenial = ({ list, from, to }: (typeof hits)[number]): boolean =>
    (list === 'denies' && !neutral.some((one) => one.from <= from && from < one.to)) ||
    // "No flush", but "no, a flush" and "no I want the flush".
    (list === 'no' && to === from + 1 && isName(tokens[to]?.word ?? ''))
  const denial = hits.find(isDenial)
  if (!denial) return { wanted: clause, denied: '' }
  const rather = hits.find(({ list, from }) => list === 'rather' && from >= denial.to)
  const start = tokens[denial.from]?.start ?? 0
  const end = tokens[denial.to]?.start ?? clause.length
  const other = (rather && tokens[rather.from]?.start) ?? clause.length
  return { wanted: `${clause.slice(0, start)} ${clause.slice(other)}`, denied: clause.slice(end, other) }
}

/** What a text wants and what it doesn't; what it only weighs or asks about, as in "should I have it flushed?", is neither. */
function saidIn(desk: Desk, text: string): Said {
  const { language } = desk.message.understood
  const names = new Set(desk.services.flatMap(({ name }) => [...tellingStems(name)]))
  const isName = (word: string) => names.has(stem(word))
  const isMention = (clause: string): boolean => {
    const lists = hitsIn(clause, language).map(({ list }) => list)
    if (lists.includes('weighs')) return true
    // In the middle of a booking what is asked about a service isn't a wish for it.
    return (
      desk.talk !== undefined &&
      asksOutright(clause) &&
      !lists.some((list) => WISHES.has(list)) &&
      !isNamesOnly(restOf(clause, { country: desk.profile.country, language }), isName)
    )
  }
  const parts = cutAtMarks(text).map((clause): Said => {
    return isMention(clause) ? { wanted: '', denied: '' } : partsOf(clause, language, isName)
  })
  return { wanted: parts.map(({ wanted }) => wanted).join(' '), denied: parts.map(({ denied }) => denied).join(' ') }
}

const isNamesOnly = (clause: string, isName: (word: string) => boolean): boolean =>
  tokensOf(clause).every(({ word }) => isStop(word) || isName(word))

const bestIn = (all: Named[]): Named[] => all.filter(({ hits }) => hits.size === all[0]?.hits.size)

/** The services that a text doesn't want: "please no flush". */
const deniedBy = (desk: Desk, { denied }: Said): OfferedService[] =>
  bestIn(namedIn(desk, denied)).map(({ service }) => service)

/** The services that a text names and doesn't deny, the best named first. */
function wantedBy(desk: Desk, text: string): Named[] {
  const said = saidIn(desk, text)
  const denied = deniedBy(desk, said)
  return namedIn(desk, said.wanted).filter(({ service }) => !denied.includes(service))
}

export const servicesDenied = (desk: Desk): OfferedService[] => deniedBy(desk, saidIn(desk, desk.message.text))

/** What a message says beside what it denies. */
export const undeniedText = (desk: Desk): string => saidIn(desk, desk.message.text).wanted

/** The services that a message names equally well, where it names none best: "a massage". */
export function alikeIn(desk: Desk): OfferedService[] {
  if (desk.read?.service) return []
  const named = wantedBy(desk, desk.message.text)
  const alike = bestOf(named) ? [] : bestIn(named).map(({ service }) => service)
  return alike.length < desk.services.length ? alike : []
}

/**
 * The service that a message wants; of several the one that it names best. Undefined where two are named alike: "a massage" is neither the
 * Swedish nor the deep tissue one, unless one is called just that.
 */
export function serviceIn(desk: Desk): OfferedService | undefined {
  const { read, message } = desk
  if (read?.service) return read.service === 'other' ? undefined : read.service
  return bestOf(wantedBy(desk, message.text))
}

/** The words, by their stems, by which a message names what it wants, in whatever language. */
export function namingStems(desk: Desk): Set<string> {
  const best = desk.read?.service ? [] : bestIn(wantedBy(desk, desk.message.text))
  return new Set([...best.flatMap(({ by }) => [...by]), ...tellingStems(serviceIn(desk)?.name ?? '')])
}

/** The service that is meant: named now, spoken of, or spoken of before; none of these where a message names several others alike. */
export function serviceMeant(desk: Desk, talk: BookingTalk | undefined): OfferedService | undefined {
  const named = serviceIn(desk)
  if (named) return named
  const known = serviceOf(desk, talk) ?? serviceBefore(desk)
  const [alike, denied] = [alikeIn(desk), servicesDenied(desk)]
  // "Not the curly cut, a regular cut" is beside the color that is being booked.
  const isBeside = denied.length > 0 && known !== undefined && !denied.includes(known)
  return known && (alike.length === 0 || alike.includes(known) || isBeside) ? known : undefined
}

/** So much of a name was said where a service was spoken of. */
const MOSTLY = 0.5

/** The service that was spoken of last before this message: "ok, can I book that". */
const serviceBefore = (desk: Desk): OfferedService | undefined => bestOf(namedLast(desk).filter(isMostly))

/** Those that were named alike the last time that any was: of "an inspection" the safety one and the emissions one. */
export function alikeBefore(desk: Desk): OfferedService[] {
  const alike = bestIn(namedLast(desk)).map(({ service }) => service)
  return alike.length > 1 && alike.length < desk.services.length ? alike : []
}

const isMostly = ({ head }: Named): boolean => head >= MOSTLY

function namedLast(desk: Desk): Named[] {
  const denied = new Set(servicesDenied(desk))
  for (const { type, content: text } of desk.message.history.toReversed()) {
    if (type !== 'user') continue
    for (const service of deniedBy(desk, saidIn(desk, text))) denied.add(service)
    const named = namedBefore(desk, text).filter(({ service }) => !denied.has(service))
    if (named.some(isMostly)) return named
  }
  return []
}

function bestOf([best, next]: Named[]): OfferedService | undefined {
  if (!best) return undefined
  const isAlike = next?.hits.size === best.hits.size && (best.share < 1 || next.share === 1)
  return isAlike ? undefined : best.service
}

/** A question told of it: "how much is whitening?" */
const namedBefore = (desk: Desk, text: string): Named[] => wantedBy({ ...desk, talk: undefined }, text)

const NUMBER = /^\d+$/

/** "Both Swedish and deep tissue": the one that is named beside the best, by words of its own; "at 10" names nothing of "up to 10 vents". */
export function secondServiceIn(desk: Desk): OfferedService | undefined {
  if (desk.read?.service) return desk.read.second
  const [best, ...others] = wantedBy(desk, desk.message.text)
  const isOwn = (hits: Set<string>, than: Set<string>) => [...hits.difference(than)].some((one) => !NUMBER.test(one))
  return best && others.find(({ hits }) => isOwn(hits, best.hits))?.service
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

/** Another service that is wanted with the one that is being booked. */
export function serviceBeside(desk: Desk, { serviceId }: BookingTalk): OfferedService | undefined {
  const [first, second] = [serviceIn(desk), secondServiceIn(desk)]
  return first && first.id === serviceId && second?.id !== first.id ? second : undefined
}
