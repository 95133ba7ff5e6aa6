import type { AskedConcept } from '../evidence/weigh'
import { conceptsOf } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { mend } from '../language/spelling'
import { spelledOut, token, words } from '../language/tokens'
import { TOPICS } from '../language/topics'

/** One part of a message, in plain lower-case words. */
export type Clause = { line: string; asks: boolean }

export type Reading = {
  /** The whole message as plain words, texting written out and misspellings mended. */
  line: string
  clauses: Clause[]
  /** What it asks for; what stands only in the story before the question weighs less. */
  concepts: AskedConcept[]
  /** All of it is a story: nothing but "can you help" is asked. */
  story: boolean
}

const ASKS =
  /^(?:and |so |but |ok |also |or |then |hi |hello |hey |well |just )*(?:what|where|when|who|whose|how|which|why|is|are|am|do|does|did|can|could|will|would|should|may|any|anyone|got|have|has|was|were)\b|\b(?:can|could|do|does|will|would|should|are|is|may|did) (?:you|i|we|they|it|someone|there|he|she|that|this|the|my|a)\b|\bhow (?:much|many|long|often|far|soon|late|old)\b|\bwhat (?:is|are|do|time|about|if)\b/
/** Of a long message its beginning is read and its end, where people ask. */
const HEAD = 200
const TAIL = 400
/** So few words are a question typed as keywords, not a story. */
const SHORT = 6
const BREAK =
  /[.!?;\n]+(?=\s|$)|,\s+|\s+-+\s+|\s+(?:but|while|because|cause|cuz|bc)\s+(?=\w+ \w)|\s+(?:and|&)\s+(?=(?:also\s+)?(?:can|could|do|does|are|is|will|would|how|what|when|where)\s+(?:i|you|u|we|they|it|there|much|many|long|late|far|is|are|do|does|time)\b)/i

/** Clauses are cut apart before shorthand is written out, so that punctuation still counts. */
const clausesOf = (text: string): Typed[] => {
  const clauses: Typed[] = []
  let rest = text
  while (rest.trim() !== '') {
    const cut = BREAK.exec(rest)
    const typed = cut === null ? rest : rest.slice(0, cut.index)
    clauses.push({ typed, asks: cut?.[0].startsWith('?') ?? false })
    rest = cut === null ? '' : rest.slice(cut.index + cut[0].length)
  }
  return headAndTail(clauses.filter(({ typed }) => /[\p{L}\d]/u.test(typed)))
}
type Typed = { typed: string; asks: boolean }

const headAndTail = (clauses: Typed[]): Typed[] => {
  const lengthOf = (some: Typed[]) => some.reduce((sum, { typed }) => sum + typed.length, 0)
  if (lengthOf(clauses) <= HEAD + TAIL) return clauses
  const tail = clauses.filter((_, at) => lengthOf(clauses.slice(at)) <= TAIL)
  const head = clauses.slice(0, -tail.length || undefined).filter((_, at) => lengthOf(clauses.slice(0, at + 1)) <= HEAD)
  const kept = [...head, ...tail]
  return kept.length > 0 ? kept : clauses.slice(-1).map(({ typed, asks }) => ({ typed: typed.slice(-TAIL), asks }))
}

/** "The lamp flickers can you look at it": what is asked begins where the verb comes before its subject. */
const turnOf = (clear: string[]): number => {
  for (let at = LEAD; at < clear.length - 1; at++) {
    if (ASKED.test(`${clear[at]} ${clear[at + 1]}`) && !TELLS.test(clear[at - 1] ?? '')) return at
    if (!MODAL.test(clear[at] ?? '') || !SUBJECT.test(clear[at + 1] ?? '')) continue
    if (!clear.slice(Math.max(0, at - 5), at).some((word) => ASKING.test(word))) return at
  }
  return 0
}
const LEAD = 3
const MODAL = /^(?:can|could|do|does|will|would|should|are|is|may)$/
const SUBJECT = /^(?:you|i|we|they|it|someone|anyone|that|there)$/
const ASKED = /^(?:what|where|when|who|how) (?:do|does|is|are|will|would|can|should|much|long|many|soon|far|often)$/
const TELLS = /^(?:know|tell|wondering|wonder|ask|asking|and|or|to|exactly|about|for|of|on|in|at|than|me|see|sure)$/
const ASKING = /^(?:what|where|when|who|whose|how|which|why|if|or|and|than|that|whether|know|as|so)$/

type Part = { clear: string[]; line: string; asks: boolean }

const partsOf = (text: string, vocabulary: ReadonlySet<string>): Part[] =>
  clausesOf(text).flatMap(({ typed, asks }) => {
    const clear = mend(spelledOut(words(typed), vocabulary), vocabulary)
    const turn = turnOf(clear)
    const parts = turn === 0 ? [clear] : [clear.slice(0, turn), clear.slice(turn)]
    return parts.map((part, at) => {
      const line = part.join(' ')
      return { clear: part, line, asks: (asks && at === parts.length - 1) || ASKS.test(line) }
    })
  })

const conceptsIn = ({ clear }: Part) =>
  conceptsOf(clear.map(token)).map((concept) => {
    const before = clear.slice(0, concept.at).join(' ')
    const isTaken = TAKEN.test(before) && concept.groups.length > 0
    return {
      ...concept,
      told:
        CONDITION.test(before) ||
        (GERUND.test(before) && /ing$/.test(concept.words[0] ?? '')) ||
        concept.groups.includes(UNINSURED),
      isClass:
        (CLASS.test(before) && !concept.groups.some((group) => TOPICS.has(group))) ||
        (WHICH.test(before) && concept.words.every((word) => CLASS_NOUN.test(word))),
      forWhom: FOR_WHOM.test(before),
      light:
        (concept.light && !isTaken) ||
        isContainer(concept.words, clear.slice(concept.at)) ||
        UNIT.test(concept.words.join(' ')) ||
        (KIN_OF.test(before) && concept.words.every((word) => KIN.test(word))),
      action: !isTaken && !NOUN.test(before) && (concept.action || (concept.groups.length === 0 && DOES.test(before))),
    }
  })

/** What stands as a question of its own; two words ask nothing alone. */
export const questionsIn = ({ clauses }: Reading): Clause[] =>
  clauses.filter(({ asks, line }) => asks && line.split(' ').length > 2)

export const readQuestion = (text: string, vocabulary: ReadonlySet<string>): Reading => {
  const parts = partsOf(text, vocabulary)
  const concepts = parts.map(conceptsIn)
  const names = (at: number) => (concepts[at] ?? []).some((concept) => !concept.light && !concept.action)
  const asked = parts.some(({ asks }, at) => asks && names(at))
  const asksBarely = parts.some(({ asks }) => asks)
  return {
    line: parts.map(({ line }) => line).join(' '),
    clauses: parts.map(({ line, asks }) => ({ line, asks })),
    concepts: parts.flatMap(({ asks }, at) =>
      (concepts[at] ?? []).map((concept) => ({ ...concept, told: concept.told || (asked && !asks) })),
    ),
    story:
      !asked &&
      parts.some(
        ({ clear, line }, at) => names(at) && (asksBarely || clear.length > SHORT || OWN.test(line) || AILS.test(line)),
      ),
  }
}

const OWN = /\b(?:i|my|we|our)\b/
/** "Car won't start": what is wrong, however short. */
const AILS =
  /\w (?:will not|does not|do not|is not|are not|keeps?|stopped|makes an?|pulls|is leaking|is making|is stuck) \w/
/** A unit of what is paid for, and no thing. */
const UNIT = /^(?:an?|per) hour$/
/** "A bowl of soup": the soup is asked for. */
const isContainer = ([word = '', ...more]: string[], onward: string[]): boolean =>
  more.length === 0 && CONTAINER.test(word) && onward[1] === 'of'
const CONTAINER =
  /^(?:bowl|plate|glass|cup|bottle|slice|piece|order|side|serving|bag|box|dozen|pair|set|load|bale|bunch|pack|can|pitcher|tray|sheet|roll|round|bit|touch)s?$/
/** "My uncle has a dog": who it is asked for is not what is asked. */
const KIN_OF = /\b(?:my|our|his|her)$/
const KIN =
  /^(?:sister|brother|mom|mum|mother|dad|father|parents?|husband|wife|spouse|partner|fiancee?|girlfriend|boyfriend|friends?|aunt|uncle|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|neighbou?r|roommate|family)$/
/** What stands after "can you" or "I need to" is done to something; the something matters more. */
const DOES =
  /\b(?:(?:do|does|can|could|will|would|should|may|did) (?:you|i|we|they|it|someone|he|she)(?: (?:guys|all|please|just|also|even|ever|still|help me|help|help me to|be able to))*|able to(?: help(?: me)?(?: with)?)?|help me|help with|(?:want|need|like|how|looking|trying|have|going|hoping) to)$/

/** "Without insurance", "if I don't have insurance": a circumstance, not what is asked for. */
const UNINSURED = groupNumber('uninsured')
const CONDITION =
  /\b(?:without|(?:such as|like)(?= (?:an?|my)$)|if (?:i|we) (?:do not have|have no)|\w+ (?:that|who|which) (?:is|are|has|have)|(?:while|before|after|when) (?:i|we|you|they|he|she|my \w+)(?: am| are| is)?)(?: an?| any| my)?$/
/** "A discount for buying": what leads to it, not what is asked for. */
const GERUND = /\b(?:for|by|after|before|when|while|from)$/
/** "Do you take checks": a common word, and all that is asked. */
const TAKEN = /\b(?:take|accept|pay (?:with|by|in|using)|have)(?: an?| any)?$/
/** "A check", "the repair": things, whatever else the word can be. */
const NOUN = /\b(?:an?|the|my|your|our)$/
/** "Which lock brands": wherever it stands, such a word asks for names. */
const WHICH = /\b(?:what|which)\b/
const CLASS_NOUN = /^(?:brands?|makes?|models?|types?|kinds?|styles?|options?|days?|times?|months?)$/
/** "A bath for my chihuahua": whose it is can be missing from a list without the thing being missing. */
const FOR_WHOM = /\w for (?:an?|my|our|the|his|her|one|\d+)(?: \w+){0,2}$/
const CLASS = /\b(?:what|which)(?: (?:kinds?|sorts?|types?|brands?) of)?$/
