import type { Language } from '../../../contract/languages'
import { wordFor } from '../../answering'
import { isStop } from '../../text/stopWords'
import { covered, finderByLanguage, type TermHit, tokensOf } from '../../text/terms'
import type { Desk, Step } from './desk'
import phrases from './phrases.json'
import type { Saying } from './say'
import words from './words.json'

type Heard = keyof typeof words

const find = finderByLanguage(words)

/** "When can u": as it is written, and written out; "ya" is a yes as well. */
export function hitsIn(text: string, language: Language): readonly TermHit[] {
  const tokens = tokensOf(text)
  const hits = find(tokens, language)
  if (language !== 'en' || !tokens.some(({ word }) => wordFor(word))) return hits
  const spelled = find(
    tokens.map((token) => ({ ...token, word: wordFor(token.word) ?? token.word })),
    language,
  )
  const isKnown = (hit: TermHit) =>
    hits.some(({ list, from, to }) => list === hit.list && from === hit.from && to === hit.to)
  return [...hits, ...spelled.filter((hit) => !isKnown(hit))]
}

/** Which words say a step: where a model read the message, they stand for the step that it read. */
const WORDS_OF: Partial<Record<Step, Heard>> = {
  yes: 'yes',
  no: 'no',
  keep: 'keeps',
  cancel: 'cancels',
  move: 'moves',
  wait: 'waits',
}
const OF_STEPS: ReadonlySet<Heard> = new Set([...Object.values(WORDS_OF), 'instead', 'anew'])
const OF_TIMES: ReadonlySet<Heard> = new Set(['later', 'earlier', 'nextDay', 'others', 'more'])

/** What a message says of booking, beside when: "anything later", "other times", "cancel". */
export function heardIn({ message: { text, understood }, read }: Desk): ReadonlySet<Heard> {
  const words = new Set(hitsIn(text, understood.language).map(({ list }) => list as Heard))
  const step = read?.step
  if (!step) return words
  const said = WORDS_OF[step]
  const left = [...words].filter((one) => !OF_STEPS.has(one) && (step === 'times' || !OF_TIMES.has(one)))
  return new Set(said ? [...left, said] : left)
}

const PLACES = ['first', 'second', 'third', 'last'] as const
/** So few words point by a bare "first"; of more than these it may be anything's: "do you test it first?" */
const BARE_PLACE = 3

/** Which of those that were offered is meant: "the second one", but not "I live on the second floor". */
export function placeIn(text: string, language: Language): (typeof PLACES)[number] | undefined {
  const tokens = tokensOf(text)
  const isShortest = tokens.length <= BARE_PLACE
  const all = hitsIn(text, language)
  const known = covered(all)
  const isEnd = (at: number): boolean => at >= tokens.length || known.has(at) || isStop(tokens[at]?.word ?? '')
  const hits = all.filter(({ from, to }) => (isShortest || to > from + 1) && isEnd(to))
  return PLACES.find((place) => hits.some(({ list }) => list === place))
}

/** What of a message says a time: of "no wait, keep Wednesday" the no isn't about Wednesday, nor are the digits of a number that is corrected. */
export function keptText(message: Desk['message']): string {
  const { understood } = message
  const text = withoutCorrection(message)
  const hit = hitsIn(text, understood.language).find(({ list }) => list === 'keeps')
  return (hit && text.slice(tokensOf(text)[hit.to]?.start ?? text.length)) || text
}

const PART_OF_NUMBER = /\d{3,}/g
/** "Sorry, 0113 not 0133": a number was read of a message that holds none whole. */
export const withoutCorrection = ({ text, understood }: Desk['message']): string =>
  understood.details.phone === undefined || text.replace(/\D/g, '').length >= understood.details.phone.length - 2
    ? text
    : text.replace(PART_OF_NUMBER, (digits) => 'x'.repeat(digits.length))

/** Whether it is one of our own buttons. */
const isButton = ({ message: { text, understood } }: Desk, ...sayings: Saying[]): boolean =>
  sayings.some((saying) => phrases[saying][understood.language] === text.trim())

/** A quick reply of the widget that asks for a time. */
export const isBookButton = ({ message }: Desk): boolean =>
  message.understood.action === 'call' || message.understood.action === 'book'

/** Longer, a message says more than yes or no. */
const SHORT = 40
const isShort = ({ message }: Desk): boolean => message.text.trim().length <= SHORT

export const isYes = (desk: Desk): boolean =>
  stepRead(desk, 'yes') ??
  (isButton(desk, 'yesBook', 'yesMove', 'yesCancel') ||
    (!isNo(desk) &&
      !isHalf(desk) &&
      (desk.message.understood.kind === 'accepts' || (isShort(desk) && heardIn(desk).has('yes')))))

/** "Yes but not that day" */
function isHalf(desk: Desk): boolean {
  const heard = heardIn(desk)
  return heard.has('rather') && (heard.has('no') || heard.has('denies'))
}

/** Whether a model read this step; undefined where none read any. */
const stepRead = ({ read }: Desk, step: Step): boolean | undefined => read?.step && read.step === step

/** What is booked, moved or canceled is so at a word that says yes, not at one that only sounds like it: "hm". */
export const isPlainYes = (desk: Desk): boolean =>
  isYes(desk) && (isButton(desk, 'yesBook', 'yesMove', 'yesCancel') || heardIn(desk).has('yes'))

export const isNo = (desk: Desk): boolean =>
  stepRead(desk, 'no') ??
  (!isButton(desk, 'yesBook', 'yesMove', 'yesCancel') &&
    (isButton(desk, 'keep') ||
      desk.message.understood.kind === 'declines' ||
      (isShort(desk) && heardIn(desk).has('no') && !heardIn(desk).has('yes'))))

/** "No" and little more: "no, she speaks no Spanish" is about something else. */
export const isPlainNo = (desk: Desk): boolean =>
  isNo(desk) && (desk.read?.step === 'no' || isButton(desk, 'keep') || isShort(desk))

/** "Open on Christmas Eve?", "are you open Tuesday?" */
export const asksIfOpen = (desk: Desk): boolean => {
  const { text, understood } = desk.message
  return hitsIn(text, understood.language).some(
    ({ list, from }) => list === 'openAt' || (list === 'opens' && from === 0),
  )
}
