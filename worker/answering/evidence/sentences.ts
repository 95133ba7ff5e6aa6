const ABBREVIATION =
  /\b(?:dr|mr|mrs|ms|st|ave|blvd|rd|jr|sr|no|vs|e\.g|i\.e|approx|est|min|max|inc|co|llc|dept|ext|ste|apt|a\.m|p\.m|u\.s|[A-Z])\.$/i
const BREAK = /[.!?]+["')\]]*\s+(?=["'(]?[\p{Lu}\d$£€])/gu

/** Sentences as their owner wrote them; "Dr." and initials end none. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[0].trimEnd().length
    if (ABBREVIATION.test(text.slice(from, end)) && !/[ap]\.m\.$/i.test(text.slice(from, end))) continue
    sentences.push(text.slice(from, end).trim())
    from = match.index + match[0].length
  }
  const rest = text.slice(from).trim()
  return rest === '' ? sentences : [...sentences, rest]
}
