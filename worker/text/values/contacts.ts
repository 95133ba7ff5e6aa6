import { withoutUndefined } from '../../platform/withoutUndefined'
import { fold } from '../fold'
import { type Phone, phonesIn } from '../phones'
import type { Value } from '../value'

const NAME = '[\\p{L}\\p{N}-]'
const EMAIL = `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@${NAME}{1,63}(?:\\.${NAME}{1,63}){0,8}\\.\\p{L}{2,}`
/** Top-level domains that people write without "www." */
const BARE = 'com|org|net|edu|gov|io|co|biz|info|us|uk|ca|au|de|fr|es|it|pt|pl|vn|cn|eu|ae|br|mx|example|test'
const DOMAIN = `(?<![\\p{L}\\p{N}@])[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,98}\\.(?:${BARE})(?!${NAME})`
const LINK = `(?:(?:https?:\\/\\/|www\\.)[\\p{L}\\p{N}]|${DOMAIN})[^\\s<>"“”«»|，。；：！？）】]{0,2000}`
const CONTACT = new RegExp(`(?<email>${EMAIL})|${LINK}`, 'giu')
/** Marks at the end of a link that belong to the sentence: "see shop.com." */
const CLOSING = /[.,;:!?)\]}'*]+$/

/** Addresses, links and phone numbers, which are found before anything else is read. */
export function contactsIn(text: string, country: string): Value[] {
  const addresses = /[@.]|:\/\//.test(text) ? [...text.matchAll(CONTACT)].flatMap(addressOf) : []
  const isFree = ({ start, end }: Phone) => addresses.every((other) => other.end <= start || other.start >= end)
  const phones = phonesIn(text, country)
    .filter(isFree)
    .map(({ start, end, e164 }): Value => {
      const written = text.slice(start, end)
      const digits = fold(written).replace(/\D/g, '')
      return withoutUndefined({ start, end, text: written, kind: 'phone', digits, e164 })
    })
  return [...addresses, ...phones].toSorted((a, b) => a.start - b.start)
}

function addressOf({ 0: found, index: start, groups }: RegExpExecArray): Value[] {
  if (groups?.email)
    return [{ start, end: start + found.length, text: found, kind: 'email', address: found.toLowerCase() }]
  const url = found.replace(CLOSING, '')
  return /\.|:\/\//.test(url) ? [{ start, end: start + url.length, text: url, kind: 'link', url }] : []
}
