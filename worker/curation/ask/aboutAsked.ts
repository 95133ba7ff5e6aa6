import type { Faq } from '../../../contract/businesses'
import { PLACES_MAX, type Place, type Source } from '../../../contract/chat'
import { type Mentions, SETUP_MENTIONS } from '../../industries'
import type { Statement } from '../../knowledge'
import { languageOf } from '../../text/languageOf'
import { hasQuestionMark } from '../../text/marks'
import { sentencesOf } from '../../text/sentences'
import { holdsTerm } from '../../text/terms'

/** Enough of a statement to know it again in a reply. */
const KNOWN_BY = 60

type Said = { content: string; sources: readonly Source[] }
type Read = Pick<Statement, 'source' | 'text' | 'trail'>
type Around = { read: readonly Read[]; faqs: readonly Pick<Faq, 'question' | 'answer'>[] }

/**
 * Whether an answer to a question of a trade is about what was asked: it, or what stands over it, has a word of each thing that the question
 * names ("Scalp massage: $20" is no price of an hour). What only asks back, or asks twice, answers nothing. "Buy ten, get one free" says nothing of gift cards,
 * nor do the cards of a program for others. What no source says ("Tap a time …") and what is said in other languages isn't doubted.
 */
export function isAboutAsked(question: string, { content, sources }: Said, { read, faqs }: Around): boolean {
  const asked = SETUP_MENTIONS.get(question)
  if (sentencesOf(content).every(hasQuestionMark)) return false
  if (!asked || sources.length === 0 || (languageOf(content) ?? 'en') !== 'en') return true
  const over = [
    ...saidOf(content, read).flatMap(({ trail }) => trail.slice(-2)),
    ...faqs.filter(({ answer }) => isSaidIn(content, answer)).map((faq) => faq.question),
  ]
  return content.split('?').length <= 2 && namesAsked(asked, [content, ...over].join(' '))
}

/** Whether all of it is the business's own word: what was found on its pages without a model may share the question's words alone. */
export const isOwnersWord = ({ sources }: Pick<Said, 'sources'>): boolean =>
  sources.every(({ kind }) => kind === 'fact' || kind === 'faq')

/** What an answer says of the site, by page, to be proposed to the owner. */
export function placesSaid(content: string, read: readonly Read[]): Place[] {
  const places = new Map<string, Place>()
  for (const { source, text } of saidOf(content, read)) {
    if (source.kind !== 'site' || !source.url) continue
    const before = places.get(source.url)
    places.set(source.url, {
      title: source.title,
      url: source.url,
      text: before ? `${before.text} ${text}` : text,
    })
  }
  return [...places.values()].slice(0, PLACES_MAX)
}

const isSaidIn = (content: string, text: string) => content.includes(text.slice(0, KNOWN_BY))
const saidOf = (content: string, read: readonly Read[]) => read.filter(({ text }) => isSaidIn(content, text))

/** Whether a place of the site may be proposed to the owner as the answer: what shares only other words with the question isn't. */
export function isPlaceOfAsked(question: string, { title, text }: Place): boolean {
  const asked = SETUP_MENTIONS.get(question)
  return !asked || (languageOf(text) ?? 'en') !== 'en' || namesAsked(asked, `${title}. ${text}`)
}

const namesAsked = ({ mentions, unless = [] }: Mentions, text: string): boolean =>
  mentions.every((names) => holdsTerm(names)(text)) && !holdsTerm(unless)(text)
