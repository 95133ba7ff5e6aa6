import type { Value } from '../value'

const NAME = '[\\p{L}\\p{N}-]'
const EMAIL = `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@${NAME}{1,63}(?:\\.${NAME}{1,63}){0,8}\\.\\p{L}{2,}`
/** Top-level domains that people write without "www." */
const BARE = 'com|org|net|edu|gov|io|co|biz|info|us|uk|ca|au|de|fr|es|it|pt|pl|vn|cn|eu|ae|br|mx|example|test'
const DOMAIN = `(?<![\\p{L}\\p{N}@])[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,98}\\.(?:${BARE})(?!${NAME})`
const LINK = `(?:(?:https?:\\/\\/|www\\.)[\\p{L}\\p{N}]|${DOMAIN})[^\\s<>"“”«»|，。；：！？）】]{0,2000}`
const CONTACT = new RegExp(`(?<email>${EMAIL})|${LINK}`, 'giu')
/** Marks at the end that belong to the sentence. */
const CLOSING = /[.,;:!?)\]}'*]+$/

export function contactsIn(text: string): Value[] {
  if (!/[@.]|:\/\//.test(text)) return []
  return [...text.matchAll(CONTACT)].flatMap(({ 0: found, index: start, groups }): Value[] => {
    if (groups?.email)
      return [{ start, end: start + found.length, text: found, kind: 'email', address: found.toLowerCase() }]
    const url = found.replace(CLOSING, '')
    return /\.|:\/\//.test(url) ? [{ start, end: start + url.length, text: url, kind: 'link', url }] : []
  })
}
