import type { Faq } from '../../../contract/businesses'
import type { Place, Source } from '../../../contract/chat'
import { type Mentions, SETUP_MENTIONS } from '../../industries'
import type { Statement } from '../../knowledge'
import { languageOf } from '../../text/languageOf'
import { holdsTerm } from '../../text/terms'

/** Enough of a statement to know it again in a reply. */
const KNOWN_BY = 60

type Said = { content: string; sources: readonly Source[] }
type Around = { read: readonly Pick<Statement, 'text' | 'trail'>[]; faqs: readonly Pick<Faq, 'question' | 'answer'>[] }

/**
 * Whether an answer to a question of a trade is about what was asked: it, or what stands over it, has a word of each thing that the question
 * names. What asks twice itself answers nothing. "Buy ten, get one free" says nothing of gift cards, nor do the cards of a program for others. A typed fact is about what it is of; in other languages it isn't known.
 */
export function isAboutAsked(question: string, { content, sources }: Said, { read, faqs }: Around): boolean {
  const asked = SETUP_MENTIONS.get(question)
  if (!asked || sources.every(({ kind }) => kind === 'fact') || (languageOf(content) ?? 'en') !== 'en') return true
  const isSaid = (text: string) => content.includes(text.slice(0, KNOWN_BY))
  const over = [
    ...read.filter(({ text }) => isSaid(text)).flatMap(({ trail }) => trail.slice(-2)),
    ...faqs.filter(({ answer }) => isSaid(answer)).map((faq) => faq.question),
  ]
  return content.split('?').length <= 2 && namesAsked(asked, [content, ...over].join(' '))
}

/** Whether a place of the site may be proposed to the owner as the answer: what shares only other words with the question isn't. */
export function isPlaceOfAsked(question: string, { title, text }: Place): boolean {
  const asked = SETUP_MENTIONS.get(question)
  return !asked || (languageOf(text) ?? 'en') !== 'en' || namesAsked(asked, `${title}. ${text}`)
}

const namesAsked = ({ mentions, unless = [] }: Mentions, text: string): boolean =>
  mentions.every((names) => holdsTerm(names)(text)) && !holdsTerm(unless)(text)
