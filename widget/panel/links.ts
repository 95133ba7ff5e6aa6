export type TextPiece = string | { text: string; url: string }

/** A Markdown image, a Markdown link, or a bare web address without the punctuation that ends its sentence. */
const LINK = /!\[[^\]\n]*\]\([^)\n]*\)|\[([^\]\n]+)\]\(([^)\s]+)\)|https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/gi
const SAFE = /^(https?:\/\/|mailto:|tel:)/i

export const isWebLink = (url?: string | null): url is string => /^https?:\/\//i.test(url ?? '')

/**
 * Splits a reply into text and safe links: `'See [prices](https://a.example)'` → `['See ', { text: 'prices', url: 'https://a.example' },
 * '']`. Images and other schemes, such as javascript:, stay text.
 */
export function splitLinks(content: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of content.matchAll(LINK)) {
    const [whole, text = whole, url = whole] = match
    if (!SAFE.test(url)) continue
    pieces.push(content.slice(end, match.index), { text, url })
    end = match.index + whole.length
  }
  return [...pieces, content.slice(end)]
}
