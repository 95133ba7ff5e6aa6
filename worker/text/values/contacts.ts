import type { ValueContent } from '../value'

export type Found = { start: number; end: number; content: ValueContent }

const MAX_LOCAL = 64
const MAX_DOMAIN = 255
const MAX_LINK = 2000
const LINK_START = /(?:https?:\/\/|www\.)[\p{L}\p{N}]/giu
/** Top-level domains that people write without "www." */
const BARE_DOMAIN =
  /\.(?:com|org|net|edu|gov|io|co|biz|info|us|uk|ca|au|de|fr|es|it|pt|pl|vn|cn|eu|ae|br|mx|example|test)(?![\p{L}\p{N}-])/giu
const DOMAIN_END = /[\p{L}\p{N}][\p{L}\p{N}.-]*$/u
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const LOCAL_END = /[\p{L}\p{N}._%+-]+$/u
const UNTIL_SPACE = /^[^\s<>"“”«»|，。；：！？）】]*/u
/** Marks at the end that belong to the sentence. */
const CLOSING = /[.,;:!?)\]}'*]+$/

export const emailsIn = (text: string): Found[] => {
  const found: Found[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL_END.exec(text.slice(Math.max(0, at - MAX_LOCAL), at))?.[0].replace(/^[._%+-]+/, '') ?? ''
    const domain = DOMAIN.exec(text.slice(at + 1, at + 1 + MAX_DOMAIN))?.[0] ?? ''
    if (local === '' || domain === '') continue
    const [start, end] = [at - local.length, at + 1 + domain.length]
    found.push({ start, end, content: { kind: 'email', address: text.slice(start, end).toLowerCase() } })
  }
  return found
}

export const linksIn = (text: string): Found[] => {
  const starts = [...text.matchAll(LINK_START)].map(({ index }) => index)
  for (const { index } of text.matchAll(BARE_DOMAIN)) {
    const before = text.slice(Math.max(0, index - 100), index)
    const name = DOMAIN_END.exec(before)?.[0]
    if (name !== undefined && !before.slice(0, -name.length).endsWith('@')) starts.push(index - name.length)
  }
  const found: Found[] = []
  let last = 0
  for (const start of starts.toSorted((a, b) => a - b)) {
    if (start < last) continue
    const url = (UNTIL_SPACE.exec(text.slice(start, start + MAX_LINK))?.[0] ?? '').replace(CLOSING, '')
    if (!url.includes('.') && !url.includes('://')) continue
    last = start + url.length
    found.push({ start, end: last, content: { kind: 'link', url } })
  }
  return found
}
