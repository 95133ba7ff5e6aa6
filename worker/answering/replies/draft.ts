import type { Source } from '../../../contract/chat'

/** What a reply is made of before offers and flags are added; `known` is false for an honest "I don't know". */
export type Draft = { content: string; sources: Source[]; known: boolean; about: 'fact' | 'service' | 'talk' }

export const fact = (content: string, sources: Source[]): Draft => ({ content, sources, known: true, about: 'fact' })
export const service = (content: string, sources: Source[]): Draft => ({
  content,
  sources,
  known: true,
  about: 'service',
})

export const BUSINESS_PROFILE: Source = { title: 'Business profile' }

export const sameSource = (a: Source, b: Source) => a.title === b.title && a.url === b.url
export const distinct = (sources: Source[]): Source[] =>
  sources.filter((source, at) => sources.findIndex((other) => sameSource(source, other)) === at)

/** "a, b and c" */
export const listed = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const sentence = (text: string): string => (/[.!?]["')]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
/** The first letter small, unless the word is a name or an abbreviation. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s+\p{Ll}|[-,]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
