import type { Source } from '../../../contract/chat'
import type { BusinessProfile } from '../../businesses/profile'
import type { Page } from '../answerer'
import { type Concept, conceptsOf, type Terms, termsOf } from '../language/concepts'
import { plain, tokens, words } from '../language/tokens'
import { isPrice, type Wanted, wantedIn } from '../question/kinds'
import { pagePieces } from './pageLines'
import { namesSomebody } from './people'
import { hasPercent, hasPrice, saysTerms } from './prices'
import { sentencesOf } from './sentences'

export type PassageKind = 'faq' | 'service' | 'specialty' | 'sentence' | 'row' | 'item' | 'heading'

/** A piece of what the business says, ready to be quoted, with what stands around it. */
export type Passage = {
  kind: PassageKind
  text: string
  source: Source
  own: Terms
  /** What it says isn't done or isn't there. */
  denied: Terms
  /** The heading it stands under, or the question that an FAQ row answers. */
  around: Terms
  heading: string
  /** All the headings above it, outermost first. */
  trail: string
  /** Of what stands around it, the heading right above. */
  under: Terms
  /** What a row of a price list names, where that is a thing of its own: a call-out fee, a deposit. */
  label: Concept[]
  /** The title of the page it stands on, where a site's other pages have others. */
  page: Terms
  /** An FAQ row's question, or a heading, as concepts: how much of it a visitor's question meets tells how near the two are. */
  asks: Concept[]
  asksPrice: boolean
  /** What that question wants: a duration, a person. */
  wants: Wanted | undefined
  /** The person it speaks of, where a heading names them. */
  person: string | undefined
  /** Passages of one paragraph follow each other. */
  paragraph: number
  size: number
  /** How much likelier than others its page is to answer. */
  prior: number
  carries: {
    price: boolean
    percent: boolean
    terms: boolean
    duration: boolean
    year: boolean
    person: boolean
    time: boolean
    number: boolean
    no: boolean
  }
}

const DURATION =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|few|couple|half an?|an?|same|next)[\s-]+(?:to \w+ |or \w+ |- ?\d+ |and a half )?(?:business |working )?(?:minute|min|hour|hr|day|week|month|year)s?\b/i
const NO =
  /\b(?:don't|do not|doesn't|does not|can't|cannot|can not|won't|will not|aren't|are not|isn't|is not|no longer|not|never|unable|except|leave to others|unfortunately)\b|^\W*no\b/i

/** "What we leave to others", "Not included": whatever stands under such a heading isn't offered. */
export const isDenial = (heading: string): boolean =>
  !heading.includes('?') && /\b(?:leave to others|not|don't|never|except|excluded|exclusions)\b/i.test(heading)

/** What stands behind a "not", as far as the clause goes; all of a sentence that leaves things to others. */
const deniedIn = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => {
      if (/\bleave to others\b|\bnot our\b|\bare not (?:covered|included|offered)\b/i.test(sentence)) return sentence
      const at = NO.exec(sentence)
      return at === null ? '' : sentence.slice(at.index).split(/;|, but | but |, though /)[0]
    })
    .join(' ')

const carriesOf = (text: string, unnamedText: string): Passage['carries'] => ({
  price: hasPrice(text),
  percent: hasPercent(text),
  terms: saysTerms(text),
  duration: DURATION.test(text),
  year: /\b(?:19|20)\d\d\b/.test(text),
  person: namesSomebody(unnamedText),
  time: /\b\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b|\b(?:noon|midnight|morning|evening|weekdays?|weekends?|24\/7|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)/i.test(
    text,
  ),
  number: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)\b/i.test(text),
  no: NO.test(text),
})

export type Make = {
  kind: PassageKind
  text: string
  heading: string
  /** All that stands above it, where that is more than its heading. */
  above?: string
  /** Words of its page's title that tell the page from others. */
  page?: string
  person?: string | undefined
  prior?: number
  source: Source
  paragraph: number
}

/** The business's own name says nothing about what it offers: "Linden Park Dental" has no parking. */
const unnamed = (text: string, name: string): string =>
  (name === '' ? text : plain(text).replaceAll(plain(name), ' ')).replace(PARK_BY_NAME, '')
/** "Linden Park" for "Linden Park Dental". */
const shortOf = (name: string): string => name.split(' ').slice(0, 2).join(' ')
/** "Juno Park", "Forest Park": nowhere to leave a car. */
const PARK_BY_NAME = /(?<=\p{Lu}\p{Ll}+ )Park\b(?!ing)/gu

export const passage = (
  { kind, text, heading, above = heading, page = '', person, prior = 0, source, paragraph }: Make,
  name: string,
): Passage => {
  const own = tokens(unnamed(text, name))
  const around = tokens(unnamed(heading, name))
  return {
    kind,
    text,
    source,
    heading,
    trail: above,
    paragraph,
    person,
    own: termsOf(own),
    denied: isDenial(heading) ? termsOf(own) : termsOf(tokens(deniedIn(text))),
    around: above === heading ? termsOf(around) : termsOf(tokens(unnamed(above, name))),
    under: termsOf(around),
    label: kind === 'row' ? conceptsOf(tokens(text.split(/[:,]/)[0] ?? '')).filter(({ light }) => !light) : [],
    page: termsOf(tokens(unnamed(page, name))),
    asks: kind === 'item' || kind === 'heading' || heading.includes(' / ') ? [] : conceptsOf(around),
    asksPrice: kind === 'faq' && isPrice(words(heading).join(' ')),
    wants: kind === 'faq' ? wantedIn(words(heading).join(' ')) : undefined,
    size: own.length,
    prior,
    carries: {
      ...carriesOf(text, unnamed(unnamed(text, name), shortOf(name))),
      ...(person === undefined ? {} : { person: true }),
    },
  }
}

/** The items of a list that an owner typed: one a line, or parted by commas and semicolons outside brackets. */
export const itemsOf = (typed: string): string[] =>
  typed
    .split(/[\n;•·|]+|,(?![^(]*\))(?!\d)/)
    .map((item) =>
      item
        .replace(/^\s*(?:and|or|-|\*)\s+/i, '')
        .trim()
        .replace(/[.\s]+$/, ''),
    )
    .filter((item) => /\p{L}/u.test(item))

export const PROFILE: Source = { title: 'Business profile' }
export const FAQ: Source = { title: 'FAQ' }
/** A longer answer is quoted by the sentence. */
const QUOTABLE = 420
const answerParts = (kind: PassageKind, text: string): string[] =>
  kind === 'faq' && text.length > QUOTABLE ? sentencesOf(text) : [text]

export const profilePassages = (profile: BusinessProfile): Passage[] => {
  const listed = (kind: 'service' | 'specialty', typed: string | null, heading: string) =>
    sentencesOf(typed ?? '').flatMap((sentence) =>
      (sentence.length > 80 && !sentence.includes(',') ? [sentence] : itemsOf(sentence)).map((text) =>
        passage({ kind, text, heading, source: PROFILE, paragraph: -1 }, profile.name),
      ),
    )
  const faqs = profile.faqs.flatMap(({ question, answer }, at) => {
    return answerParts('faq', answer).map((text) =>
      passage({ kind: 'faq', text, heading: question, source: FAQ, paragraph: at }, profile.name),
    )
  })
  return [...faqs, ...listed('service', profile.services, ''), ...listed('specialty', profile.specialties, '')]
}

const isPublic = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

export const sourceOf = ({ title, url }: Page): Source => ({
  title: title ?? 'This page',
  ...(isPublic(url) ? { url } : {}),
})

export const pagePassages = (page: Page, name: string): Passage[] => {
  const source = sourceOf(page)
  return pagePieces(page.content ?? '')
    .filter(({ text }) => /\p{L}/u.test(text))
    .flatMap(({ kind, text, heading, paragraph }) =>
      answerParts(kind, text).map((part) =>
        passage({ kind, text: part, heading, source, paragraph: 10_000 + paragraph }, name),
      ),
    )
}
