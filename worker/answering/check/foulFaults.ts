import { fold } from '../../text/fold'
import { firstOf, holds } from '../lexicon/lexicon'
import { emailsIn } from '../understand/details/emails'
import type { SentenceContext } from './context'
import { type Fault, sure } from './fault'

/** "Brightdental-pay.shop": letters on both sides of a dot, of whatever top-level domain; "done.Then" has lost a space. */
const DOMAIN = /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,4}\.\p{Ll}{2,24}(?![\p{L}\p{N}])/gu
/** "XII dollars", "$IX": a sum that no parser reads. */
const ROMAN =
  /\p{Sc}\s?[IVXLCDM]+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[IVXLCDM]+\s?(?:\p{Sc}|dollars?\b|euros?\b|pounds?\b|pesos?\b|cents?\b)/u

/** What no sentence of ours ever says, whatever it is for: a secret asked for, an insult, an address or a sum that is nobody's. */
export function foulFaults(sentence: SentenceContext): Fault[] {
  const { said, lexicon, index, clauses } = sentence
  const folded = fold(said)
  const isStated = (text: string) =>
    index.entries.some(({ statement }) => fold([...statement.trail, statement.text].join(' ')).includes(fold(text)))
  const secret = firstOf(lexicon.secrets, folded)?.[0]
  const insult = firstOf(lexicon.insults, folded)?.[0]
  const isAsked = /[?？؟]\s*$/u.test(said) || holds(lexicon.offer, folded)
  const isDenied = clauses.some(
    ({ isNegated, folded: one }) => isNegated && secret !== undefined && one.includes(secret),
  )
  const domains = [
    ...[...said.matchAll(DOMAIN)].map(([domain]) => domain),
    ...emailsIn(said).map(({ value }) => value.slice(value.indexOf('@') + 1)),
  ]
  return [
    ...(secret !== undefined && !isDenied && (isAsked || !isStated(secret)) ? [sure('a secret is asked for')] : []),
    ...(insult !== undefined && !isStated(insult) ? [sure('an insult')] : []),
    ...domains
      .filter((one) => !isOurs(one, sentence) && !isStated(one))
      .map((one) => sure(`"${one}" is nobody's address`)),
    ...(ROMAN.test(said) ? [sure('a sum in other signs')] : []),
  ]
}

/** Stated as an address or a link, or the visitor's own. */
function isOurs(domain: string, { index, profile, visitorValues }: SentenceContext): boolean {
  const stated = [...(index.hits.get('email') ?? []), ...(index.hits.get('link') ?? [])].map(({ value }) => value.text)
  return [...stated, ...visitorValues.map(({ text }) => text), profile.calendlyUrl ?? ''].some((one) =>
    one.toLowerCase().includes(domain.toLowerCase()),
  )
}
