import { stem } from '../language/stem'
import { MARK, marked } from './marks'
import { normal } from './normal'
import { FUNCTION, THRESHOLD } from './wordLists'

/** A part of a sentence as it is compared: what can be checked in it, its other words, and whether it says that something isn't so. */
export type Clause = {
  text: string
  marks: string[]
  /** Stems of all words but function words, in order. */
  words: string[]
  denies: boolean
  /** The marks of all of its sentence, where it is a part of one. */
  beside?: string[]
}

const DENIES =
  /\b(?:no|not|never|none|neither|nor|cannot|unable|nothing|no longer|unfortunately|avoid|stopped|discontinued|used to|formerly|coming soon|decline|refuse|exclude[sd]?|excluding|except|prohibited|instead of|rather than|refer(?:s|red)?|leave to)\b|n't\b/
/** They deny nothing. */
const MERELY = /\bnot only\b|\bno (?:problem|worries|matter)\b|\bwhy not\b|\bif not\b/g

/** Assertions about the visitor, as words of their own: whoever says one must have it from somewhere. */
const ABOUT_YOU: [RegExp, string][] = [
  [
    /\byou(?:'ve| have| will have|'ll have)(?: \w+ly)?(?: got)? (?!any\b|a question|questions|more questions|other)/g,
    'youhave',
  ],
  [
    /\byou(?:r \w+)?(?:'ll| will| do| may| might| probably| definitely)?(?: not|n't)? (?:\w+ly )?needs?\b(?! (?:any|more|help|further|anything|to know))/g,
    'youneed',
  ],
  [
    /\byou (?:\w+ly )?(?:can|could|may|might)\b(?! (?:also )?(?:pay (?:with|by|in)|reach|call|contact|email|write|find|book|leave (?:your|us|a)|visit|ask|see|schedule|text|expect|learn|read|pick|choose|request|message|send|get in touch|always)\b)/g,
    'youcan',
  ],
  [
    /\byou (?:\w+ly )?(?:should|must|ought|deserve|qualify|owe|win|won)\b(?! (?:also )?(?:call|contact|book|ask|see)\b)/g,
    'youmust',
  ],
  [
    /\byou(?:'re| are| were|'ll be| will be)\b(?! (?:looking|asking|interested|charged|billed|welcome|after|wondering|thinking|always welcome))/g,
    'youare',
  ],
  [/\b(?:sounds?|looks?|seems?) (?:like|to be|as)\b/g, 'soundslike'],
  [
    /\b(?:it|that|this|they|those|these|your \w+)(?:'s| is| are|'re| could be| may be| might be| must be| will be|'ll be) (?:probably|likely|most likely|almost certainly|definitely|clearly|just|only|nothing)\b/g,
    'itisjust',
  ],
  [
    /\byour (?:appointment|booking|slot|spot|order|visit|reservation|discount|request|refund) (?:is|has|was|will)\b/g,
    'yourappointmentis',
  ],
]
/** What belongs to what, and who speaks. */
const JOINS: [RegExp, string][] = [
  [
    /\b(?:comes?|bundled|packaged|throw|thrown) (?:with|in)\b(?! (?:an? |our )?(?:[^,.;]* )?(?:warranty|guarantee))/g,
    'comewith',
  ],
  [/\bservices? (?:that we offer )?includes?\b/g, 'services'],
  [
    /\b(?:at|for|with|on) (?:that|this|these|those|the same|an equal|an identical) (?:\w+ )?(?:price|rate|cost|fee|amount|term|discount|deal|condition)s?\b/g,
    'forthat',
  ],
  [/\b(?:that|this|it|which)(?:'s| is)(?: also)? (?:the|our) (?:price|cost|rate|fee|charge)\b/g, 'forthat'],
  [/\b(?:at|to|in) your (?:place|home|house|location|area|site|office|door(?:step)?)\b/g, 'atyourplace'],
  [/\bi(?:'m| am) (?!sorry|not|afraid|happy|glad|unable|here|the|sure|only|just|able|here)/g, 'iam '],
  [/\b(?:includes?|included|including|inclusive)\b/g, 'include'],
]

/** Forms of one word that the stemmer keeps apart. */
const FORMS: [RegExp, string][] = [
  [/^guarant/, 'guarant'],
  [/^(?:spoken|spoke)$/, 'speak'],
  [/^kept$/, 'keep'],
  [/^taken$/, 'take'],
  [/^seen$/, 'see'],
  [/^given$/, 'give'],
  [/^paid$/, 'pay'],
  [/^held$/, 'hold'],
  [/^special(?:i[sz]|t)/, 'special'],
  [/^financ/, 'financ'],
  [/^licen[cs]/, 'licens'],
  [/^cancel/, 'cancel'],
]
/** "Replacement" is what "replacing" comes to. */
const MADE_NOUN = /(?<=\p{L}{4}[^aeiou])ements?$/u
const stemOf = (word: string): string =>
  FORMS.find(([form]) => form.test(word))?.[1] ?? stem(word.replace(MADE_NOUN, 'e'))
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu
const CONTRACTED: [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bcomes? with\b|\bsubject to\b/g, ' '],
  // Notice in good time is notice in better time.
  [/\bat least (?=\s*\S*\s*(?:before|ahead|in advance|notice|prior)\b)/g, ' '],
  [/'(?:re|ve|ll|m|d|s)\b/g, ' '],
]

/** "Without insurance" is a word of its own: neither "insurance" nor a refusal. */
const WITHOUT = /\bwithout (?:an? |any |the |your |our )?(?=\p{L})/gu
const FREE_OF = /(\p{L}+)-free\b/gu

export const wordsOf = (text: string): string[] => {
  let line = text
  for (const [form, word] of [...ABOUT_YOU, ...JOINS]) line = line.replace(form, ` ${word} `)
  line = line.replace(WITHOUT, ' without').replace(FREE_OF, 'without$1')
  for (const [form, full] of CONTRACTED) line = line.replace(form, full)
  return (line.match(WORD) ?? []).filter((word) => !FUNCTION.has(word)).map(stemOf)
}

/** "Every day except Sunday": Sunday isn't among them. */
const EXCEPTED = /\b(?:except|excluding|other than|but not)\b[^.;]*/

const toClause = (text: string): Clause => {
  const excepted = marksIn(EXCEPTED.exec(text)?.[0] ?? '').filter((one) => one.startsWith('day:'))
  const found = marksIn(text).filter((one) => !excepted.includes(one))
  const rest = text.replace(MARK, ' ')
  const denies = DENIES.test(rest.replace(MERELY, ' '))
  const speaksOfOpening = /\bopen(?:s|ed)?\b/.test(rest)
  const has = (kinds: RegExp) => found.some((one) => kinds.test(one))
  const isDays = has(/^(?:day|when|date|always):/)
  // "Not open on Sunday" says that it is closed.
  const closed = /\bclosed\b/.test(rest) || (denies && speaksOfOpening && isDays)
  const opens = !closed && (speaksOfOpening || (isDays && has(/^(?:from|to):/)))
  return {
    text,
    marks: [...new Set([...found, ...(closed ? ['closed:'] : []), ...(opens ? ['open:'] : [])])],
    words: wordsOf(rest.replace(/\bclosed\b|\bopen(?:s|ed)?\b/g, ' ')),
    denies: denies && !(closed && speaksOfOpening),
  }
}
export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, kind, value]) => `${kind}:${value}`)

/** "Wills": the paper, not the future. */
const WILL =
  /\bwills\b|(?<=\b(?:an?|your|my|our|simple|basic|living|joint) )will\b(?! (?:be|not|have|call|take|do|get|need)\b)/g
const read = (text: string) => marked(normal(text).replace(WILL, 'testament'))

export const readClause = (text: string): Clause => toClause(read(text))

const BREAK =
  /\s*[;•|\n()]\s*|\s+[-–—:]+\s+|:\s+|,\s+|\s+(?:and|or|but|while|whereas|although|though|however|plus|so|because|which|then)\s+/
const kindsOf = (text: string) => [...text.matchAll(MARK)].map(([, kind = '']) => kind)

/** The parts of a sentence. What stands before the first mark belongs to all, a bare mark to the words right before it. */
export const splitClauses = (sentence: string): Clause[] => {
  const parts = read(sentence)
    .split(BREAK)
    .filter((part) => /[\p{L}\p{N}\ue000]/u.test(part))
  const joined: string[] = []
  let bare: string | undefined
  for (const part of parts) {
    const hasWords = wordsOf(part.replace(MARK, ' ')).length > 0
    const hasMarks = kindsOf(part).length > 0
    if (hasMarks && !hasWords && bare !== undefined) joined.push(`${bare} ${part}`)
    else if (
      hasMarks &&
      !hasWords &&
      joined.length > 0 &&
      kindsOf(joined.at(-1) ?? '').length > 0 &&
      isDaysOnly(joined.at(-1) ?? '') &&
      STARTS_WITH_DAY.test(part)
    )
      joined.push(`${joined.pop()} ${part}`)
    else joined.push(part)
    if (hasMarks && !hasWords && bare !== undefined) joined.splice(joined.indexOf(bare), 1)
    bare = kindsOf(part).every((kind) => kind === 'number') ? part : undefined
  }
  const beside = marksIn(parts.join(' '))
  return joined.map((part) => ({ ...toClause(part), beside }))
}
/** "… and $30 without", "… and includes": it goes on about what was named before it. */
export const goesOn = ({ text }: Pick<Clause, 'text'>): boolean =>
  /^\s*(?:(?:and|or|but|plus)\b\s*)?(?:\ue000(?:money|percent|free):|(?:includes?|covers?|comes?)\b)/.test(text)

const VERB =
  /\b(?:we|you|they|it|i|he|she|is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|there)\b|'(?:re|ll|ve|m)\b/
/** A mere name, which shares what is said beside it. */
export const isBare = ({ text, marks, words }: Clause): boolean =>
  marks.length === 0 && words.length > 0 && !VERB.test(text)

/** "Mon, Wed, Fri 9-5": days that wait for their time. */
const isDaysOnly = (part: string) => kindsOf(part).every((kind) => kind === 'day')
const STARTS_WITH_DAY = /^\s*(?:and |or )?\s*\ue000(?:day|from):/

const REPEATED = [['money', 'free', 'percent'], ['from'], ['to'], ['at'], ['phone']]

/** Whether it is plain without splitting which words belong to which mark. */
export const isSingle = ({ text, marks }: Clause): boolean => {
  const kinds = kindsOf(text.replace(THRESHOLD, ' '))
  const isBoth = marks.includes('closed:') && marks.some((one) => /^(?:open|from|to|always):/.test(one))
  return !isBoth && REPEATED.every((alike) => kinds.filter((one) => alike.includes(one)).length < 2)
}
