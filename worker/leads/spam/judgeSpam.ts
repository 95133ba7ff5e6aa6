import { termFinder, tokensOf } from '../../text/terms'
import SIGNS from './signs.json'

const findSigns = termFinder(SIGNS)
const LINK = /(?:https?:\/\/|\bwww\.|\bt\.me\/|\bbit\.ly\/)\S+/gi
const MARKUP = /<a\s[^>]*href|\[url\b|\[link\b/i

/** Few type a name and an address faster; a browser that fills them in may. */
const HASTY_MS = 2_000
const MANY_LINKS = 3
const SAME_WORDS = 3
/** What the signs must come to before a lead is held back: haste or repeated words alone don't. */
const HELD_FROM = 2

export type Submission = {
  name: string
  details: string
  /** What stands in the field that people don't see. */
  homepage?: string | null | undefined
  shownForMs?: number | null | undefined
  /** How many other people sent the same words within a day. */
  sameWordsFrom?: number
  /** The person has a lead already, which wasn't held back. */
  isKnown?: boolean
}

type Sign = { weight: number; reason: string }

/** Why a lead is held back, in words; empty if it isn't. A known person only is if they fill what people don't see. */
export function judgeSpam(sent: Submission): string[] {
  if (sent.homepage?.trim()) return ['It filled in a field people can’t see, the way bots do.']
  if (sent.isKnown) return []
  const signs = [...haste(sent), ...linkSigns(sent), ...wordSigns(sent), ...repetition(sent)]
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
  return weight >= HELD_FROM ? signs.map(({ reason }) => reason) : []
}

function haste({ shownForMs }: Submission): Sign[] {
  if (typeof shownForMs !== 'number' || shownForMs >= HASTY_MS) return []
  return [{ weight: 1, reason: 'It was filled in faster than a person can type.' }]
}

function linkSigns({ name, details }: Submission): Sign[] {
  const links = details.match(LINK) ?? []
  const isBare = links.length > 0 && !/\p{L}{2}/u.test(details.replaceAll(LINK, ''))
  return [
    ...(MARKUP.test(details) ? [{ weight: 2, reason: 'It has link code in it.' }] : []),
    ...(/^(?:https?:\/\/|www\.)/i.test(name) ? [{ weight: 2, reason: 'The name is a web address.' }] : []),
    ...(isBare ? [{ weight: 2, reason: 'It’s nothing but links.' }] : []),
    ...(!isBare && links.length >= MANY_LINKS ? [{ weight: 1, reason: 'It has a lot of links.' }] : []),
  ]
}

function wordSigns({ name, details }: Submission): Sign[] {
  const text = `${name}\n${details}`
  const tokens = tokensOf(text)
  const hits = findSigns(tokens)
  const saidOf = (list: string) =>
    new Set(
      hits
        .filter((hit) => hit.list === list)
        .map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end).toLowerCase()),
    )
  const [pitch, bait, manner] = [saidOf('pitch'), saidOf('bait'), saidOf('manner')]
  const told = [...pitch, ...bait]
  const hasLink = details.search(LINK) >= 0
  if (told.length === 0)
    return hasLink && manner.size > 0
      ? [{ weight: 2, reason: `It sends you to a website and reads like advertising: ${quoted(manner)}.` }]
      : []
  const kind = pitch.size >= bait.size ? 'reads like advertising' : 'reads like a scam'
  const isPushed = manner.size > 0 || hasLink
  return [{ weight: told.length + (isPushed ? 1 : 0), reason: `It ${kind}: ${quoted(told)}.` }]
}

const QUOTED_MAX = 3
const quoted = (words: Iterable<string>): string =>
  [...words]
    .slice(0, QUOTED_MAX)
    .map((word) => `“${word}”`)
    .join(', ')

const repetition = ({ sameWordsFrom = 0 }: Submission): Sign[] =>
  sameWordsFrom >= SAME_WORDS ? [{ weight: 1, reason: 'The same message came in under several names today.' }] : []
