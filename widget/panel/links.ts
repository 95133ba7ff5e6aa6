export type TextPiece = string | { text: string; url: string }

/** A Markdown image, a Markdown link, or a bare web address without the punctuation that ends its sentence. */
const LINK = /!\[[^\]\n]*\]\([^)\n]*\)|\[([^\]\n]+)\]\(([^)\s]+)\)|https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/gi
const SAFE = /^(https?:\/\/|mailto:|tel:)/i

export const isWebLink = (url?: string | null): url is string => /^https?:\/\//i.test(url ?? '')

/** Cuts a reply into text and links that are safe to follow; everything else, images and script addresses above all, stays text. */
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
