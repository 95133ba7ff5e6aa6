import type { Language } from '../../../contract/languages'
import { fold } from '../../text/fold'
import { languageOf } from '../../text/languageOf'
import ar from './words/ar.json'
import de from './words/de.json'
import en from './words/en.json'
import es from './words/es.json'
import fr from './words/fr.json'
import it from './words/it.json'
import pl from './words/pl.json'
import pt from './words/pt.json'
import shared from './words/shared.json'
import vi from './words/vi.json'
import zh from './words/zh.json'

/** What is promised or claimed beside plain values: each needs a statement that says the same of the same thing. */
const PROMISES = Object.keys(en.promises) as (keyof typeof en.promises)[]
export type Promised = keyof typeof en.promises

type Named = Exclude<keyof typeof en, 'promises' | 'stated'>
/** A language's lists: words and phrases, `*` any letters, ` .. ` up to five words between. */
type Lists = Record<Named, string[]> & {
  promises: Record<Promised, string[]>
  /** Further phrases that support the promise where the business itself says them, but are no promise in a reply. */
  stated?: Partial<Record<Promised, string[]>>
}
const LISTS: Record<Language, Lists> = { en, es, fr, de, it, pt, pl, vi, zh, ar }

/** `promising` finds a phrase of any promise: a text without one needs no search for each promise. */
export type Lexicon = Record<Named | 'promising', RegExp> & Record<'promises' | 'stated', [Promised, RegExp][]>

const compiled = new Map<Language, Lexicon>()

/** The lists of a language as expressions over folded text, compiled when first asked for. */
export function lexiconOf(language: Language): Lexicon {
  const known = compiled.get(language)
  if (known) return known
  const { promises, stated, ...lists } = LISTS[language]
  const made = Object.fromEntries(Object.entries(lists).map(([name, phrases]) => [name, anyOf(phrases)]))
  // "And we" begins something new as "but" does.
  const joints = lists.and.flatMap((and) => lists.subject.map((subject) => `${and} ${subject}`))
  const lexicon = {
    ...made,
    but: anyOf([...lists.but, ...joints]),
    promising: anyOf([promises, stated ?? {}].flatMap((some) => Object.values(some).flat())),
    promises: PROMISES.map((kind) => [kind, anyOf(promises[kind])]),
    stated: PROMISES.map((kind) => [kind, anyOf([...promises[kind], ...(stated?.[kind] ?? [])])]),
  } as Lexicon
  compiled.set(language, lexicon)
  return lexicon
}

const GAP = '(?:[^\\s,.;!?]+\\s+){0,5}?'
const HAN = /\p{Script=Han}/u

/**
 * An expression that finds any of these phrases in folded text (lower case, no accents): "we can" (not in "we cannot"), "guarant*" in
 * "guaranteed", "pass .. along" in "pass your number along". Chinese has no spaces, so its phrases are found inside of words too.
 */
export function anyOf(phrases: readonly string[]): RegExp {
  const words: string[] = []
  const bare: string[] = []
  for (const phrase of phrases) {
    const parts = fold(phrase)
      .split(' ')
      .map((word) => (word === '..' ? word : RegExp.escape(word).replaceAll('\\*', '[\\p{L}\\p{N}]*')))
    const source = parts.join('[\\s-]+').replaceAll('[\\s-]+..[\\s-]+', `\\s+${GAP}`)
    // Chinese parts no words, and a sign such as % may follow a number.
    if (HAN.test(phrase) || !/^[\p{L}\p{N}*]/u.test(phrase)) bare.push(source)
    else words.push(source)
  }
  const whole = words.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`] : []
  return new RegExp([...whole, ...bare].join('|') || '(?!)', 'gu')
}

export const REMEDIES = anyOf(shared.remedies)
export const ILLNESSES = anyOf(shared.illnesses)

/** Where a phrase of the list first is in a folded text, or -1. Not by `test`: it would change where `matchAll` begins next. */
export const placeOf = (list: RegExp, folded: string): number => folded.search(list)

/** Whether a folded text has a phrase of the list. */
export const holds = (list: RegExp, folded: string): boolean => placeOf(list, folded) >= 0

/** "What we do not do", "No cleanout": in whatever language it is written. */
export const denies = (text: string): boolean => holds(lexiconOf(languageOf(text) ?? 'en').negation, fold(text))

/** The first phrase of the list in a folded text. */
export const firstOf = (list: RegExp, folded: string): RegExpExecArray | undefined => folded.matchAll(list).next().value
