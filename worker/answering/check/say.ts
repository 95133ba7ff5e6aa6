import type { Statement } from '../../knowledge'
import { fold } from '../../text/fold'
import { languageOf } from '../../text/languageOf'
import { sentencesOf } from '../../text/sentences'
import { holds, lexiconOf } from '../lexicon/lexicon'

const LONGEST = 200
/** A line of fewer words says nothing without the heading above it. */
const BARE = 3

/** "What we do not do": what stands below it is denied. */
const isDenying = (heading: string, text: string): boolean =>
  holds(lexiconOf(languageOf(`${heading} ${text}`) ?? 'en').negation, fold(heading))

/** How a statement reads in a reply: a row as "name: price", an item or sentence as written, with its heading where it is meaningless without. */
export function sayStatement({ kind, text, trail }: Statement): string {
  const heading = trail.at(-1)?.replace(/[:.]\s*$/, '') ?? ''
  if (kind !== 'faq' && kind !== 'sentence' && isDenying(heading, text)) return ended(`${heading}: ${whole(text)}`)
  if (kind === 'row') return sayRow(text, heading)
  const said = whole(text)
  const words = said.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0
  const needsHeading = kind !== 'faq' && heading !== '' && words <= BARE && !said.includes(heading)
  return ended(needsHeading ? `${heading}: ${said}` : said)
}

function sayRow(text: string, heading: string): string {
  const cells = text
    .split(' | ')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [first = '', ...rest] = cells
  // A row that begins with its price is named by what follows: "$39 | Service call".
  const startsBare = !/\p{L}{3}/u.test(first) && rest.some((cell) => /\p{L}{3}/u.test(cell))
  const named = startsBare ? [...rest, first] : cells
  const [name = '', ...values] = /\p{L}/u.test(named[0] ?? '') || heading === '' ? named : [heading, ...named]
  return ended(whole(values.length > 0 ? `${name.replace(/:$/, '')}: ${values.join(', ')}` : name))
}

/** As many whole sentences as fit, at least the first. */
function whole(text: string): string {
  if (text.length <= LONGEST) return text.trim()
  let said = ''
  for (const sentence of sentencesOf(text)) {
    if (said !== '' && said.length + sentence.length + 1 > LONGEST) break
    said = said === '' ? sentence : `${said} ${sentence}`
  }
  return said.trim()
}

const ended = (said: string): string => (/[.!?。！？؟…:]["')\]]*$/u.test(said) ? said : `${said}.`)
