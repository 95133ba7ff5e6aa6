import { fold } from '../../text/fold'
import { endsWithQuestionMark } from '../../text/marks'
import { firstOf, holds } from '../lexicon/lexicon'
import { emailsIn } from '../understand/details/emails'
import spelled from '../understand/details/words.json'
import type { SentenceContext } from './context'
import { type Fault, sure } from './fault'

/** "Brightdental-pay.shop": letters on both sides of a dot, of whatever top-level domain; "done.Then" has lost a space. */
const DOMAIN = /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,4}\.\p{Ll}{2,24}(?![\p{L}\p{N}])/gu
/** "XII dollars", "$IX": a sum that no parser reads. */
const ROMAN =
  /\p{Sc}\s?[IVXLCDM]+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[IVXLCDM]+\s?(?:\p{Sc}|dollars?\b|euros?\b|pounds?\b|pesos?\b|cents?\b)/u

const DOTS = spelled.dot.any
/** Where a word is as often another: "un point important". */
const ENDINGS = 'com|net|org|info|biz|shop|site|online|store|app|io|co|me|us|test|example'
const SAID_DOT = new RegExp(
  `\\s?[([{]\\s?(?:${DOTS})\\s?[)\\]}]\\s?|\\sdot\\s|\\s(?:${DOTS})\\s(?=(?:${ENDINGS})(?!\\p{L}))`,
  'giu',
)
/** "evil(dot)example", "evil dot example slash pay", "ｅｖｉｌ。ｅｘａｍｐｌｅ" as the addresses that they are. */
const undisguised = (said: string): string =>
  said
    .replace(/(?<=[\p{Script=Latin}\p{N}])[。｡․](?=[\p{Script=Latin}\p{N}])/gu, '.')
    .normalize('NFKC')
    .replace(SAID_DOT, '.')
/** What a browser runs where it is a link: "javascript:alert(1)". */
const SCRIPT = /(?<!\p{L})(?:javascript|vbscript|data|file|blob)\s?:\s?(?:\p{L}+[(/;]|\/\/)/iu

/** What no sentence of ours ever says, whatever it is for: a secret asked for, an insult, what it was told to do, an address or a sum that is nobody's. */
export function foulFaults(sentence: SentenceContext): Fault[] {
  const { said, lexicon, index, clauses } = sentence
  const folded = fold(said)
  const plain = undisguised(said)
  const isStated = (text: string) =>
    index.entries.some(({ statement }) => fold([...statement.trail, statement.text].join(' ')).includes(fold(text)))
  const secret = firstOf(lexicon.secrets, folded)?.[0]
  const insult = firstOf(lexicon.insults, folded)?.[0]
  const instructed = firstOf(lexicon.instructed, folded)?.[0]
  const isAsked = endsWithQuestionMark(said) || holds(lexicon.offer, folded)
  const isDenied = clauses.some(
    ({ isNegated, folded: one }) => isNegated && secret !== undefined && one.includes(secret),
  )
  const domains = [
    ...[...plain.matchAll(DOMAIN)].map(([domain]) => domain),
    ...emailsIn(said).map(({ value }) => value.slice(value.indexOf('@') + 1)),
  ]
  return [
    ...(secret !== undefined && !isDenied && (isAsked || !isStated(secret)) ? [sure('a secret is asked for')] : []),
    ...(insult !== undefined && !isStated(insult) ? [sure('an insult')] : []),
    ...(instructed !== undefined && !isStated(instructed) ? [sure('it tells of its instructions')] : []),
    ...domains
      .filter((one) => !isOurs(one, sentence) && !isStated(one))
      .map((one) => sure(`"${one}" is nobody's address`)),
    ...(SCRIPT.test(plain) ? [sure('a link that runs a program')] : []),
    ...(saysHuman(folded, sentence) ? [sure('it claims to be human')] : []),
    ...(ROMAN.test(said) ? [sure('a sum in other signs')] : []),
  ]
}

/** "I'm human", "Soy humano", but not "No soy humano". */
const saysHuman = (folded: string, { lexicon }: SentenceContext): boolean =>
  [...folded.matchAll(lexicon.human)].some(({ index }) => {
    const before = folded.slice(0, index).trimEnd()
    return ![...before.matchAll(lexicon.negation)].some(({ 0: no, index: at }) => at + no.length === before.length)
  })

/** Stated as an address or a link, or the visitor's own. */
function isOurs(domain: string, { index, profile, visitorValues }: SentenceContext): boolean {
  const stated = [...(index.hits.get('email') ?? []), ...(index.hits.get('link') ?? [])].map(({ value }) => value.text)
  return [...stated, ...visitorValues.map(({ text }) => text), profile.calendlyUrl ?? ''].some((one) =>
    one.toLowerCase().includes(domain.toLowerCase()),
  )
}
