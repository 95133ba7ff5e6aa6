import type { Question } from '../answerer'
import { normal } from './normal'

/** Brackets within an address are a part of it: `(javascript:alert(1))`. */
const ADDRESS = String.raw`(?:[^()]|\([^()]*\))*`
const IMAGE = new RegExp(String.raw`!\[[^\]]*\]\(${ADDRESS}\)`, 'g')
const NAMED = new RegExp(String.raw`\[([^\]]*)\]\((?=\s*<?([^)\s>]*))${ADDRESS}\)`, 'g')
const TAG = /<\/?[a-z!][^>]*>/gi
const BARE = /\b(?:https?:\/\/|www\.)[^\s)\]>"']+/gi

const hostOf = (link: string): string | undefined => {
  const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.hostname.replace(/^www\./, '') : undefined
}

/** Where the business may send people: its booking link, the pages that were read of its site, and what the owner typed. */
export function linksOf({ profile, found }: Question): { isOwn: (link: string) => boolean } {
  const typed = [profile.services, profile.specialties, profile.location, ...profile.faqs.map(({ answer }) => answer)]
  const written = [
    ...(typed.join(' ').match(BARE) ?? []),
    ...profile.facts.policies.flatMap(({ text }) => text.match(BARE) ?? []),
  ]
  const read = (found?.passages ?? []).flatMap(({ source }) => (source.url ? [source.url] : []))
  const sites = new Set(read.flatMap((link) => hostOf(link) ?? []))
  const exact = new Set([profile.calendlyUrl, ...written].flatMap((link) => (link ? [trimmed(link)] : [])))
  const pages = new Set(read.map(trimmed))
  // A site may send on whoever brings an address: with a query only a page that was read is trusted.
  const isPlain = (link: string) => !/[?#@]|%3f|%23|\/\/.*(?:\/\/|%2f%2f)/i.test(link)
  const isRead = (link: string) => pages.has(link) || (sites.has(hostOf(link) ?? '') && isPlain(link))
  return { isOwn: (link) => exact.has(trimmed(link)) || isRead(trimmed(link)) }
}

const trimmed = (link: string): string => link.replace(/[.,!?;:]+$/, '').replace(/\/$/, '')

/** The sentence with its links as plain text: a foreign one leaves its words behind, an own one its address too. */
export const withoutMarkup = (sentence: string, isOwn: (link: string) => boolean): string =>
  sentence
    .replace(IMAGE, '')
    .replace(NAMED, (_, words: string, link: string) => (isOwn(link) && words !== link ? `${words} (${link})` : words))
    .replace(TAG, '')

/** Own links are no claim; what is left of a foreign one is, and nothing carries it. */
export const withoutOwnLinks = (sentence: string, isOwn: (link: string) => boolean): string =>
  sentence.replace(BARE, (link) => (isOwn(link) ? link.slice(trimmed(link).length).replace('/', '') : link))

/** Addresses in whatever spelling a reader would still put together. */
export const spellsLink = (sentence: string): boolean =>
  /\b\w+ ?(?:\(dot\)|\[dot\]| dot ) ?(?:com|net|org|io|co|info|biz|shop|site)\b|\b[a-z]+:\/\/|\bjavascript:|\bdata:[a-z]+\/|\bhxxps?\b/.test(
    normal(sentence),
  )
