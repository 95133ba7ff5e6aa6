const ABBREVIATION =
  /(?:^|[\s("'])(?:dr|mr|mrs|ms|prof|st|ave|blvd|rd|jr|sr|no|nos|vs|e\.g|i\.e|etc|approx|est|min|max|inc|co|corp|llc|dept|ext|ste|apt|fl|lb|lbs|oz|ft|sq|hr|hrs|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|[a-z]|[ap]\.m|u\.s(?:\.a)?|d\.c|ph\.d|m\.d|d\.d\.s)\.$/i
const END = /[.!?。！？؟]+["'”’)\]]*/gu
const WIDE = /[。！？]/

/**
 * Where the first sentence of a text that is still growing ends; 0 while nobody can know. Where the next sentence has begun it is plain;
 * at the very end of the text only a word of its own and its mark are believed: "$4." may go on as "$4.50" and "Dr." as a name.
 */
export function sentenceEnd(text: string, isWhole = false): number {
  const line = text.indexOf('\n')
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length
    if (line >= 0 && line < end) break
    if (isEnd(text, found[0], end, isWhole)) return end
  }
  if (line >= 0) return line + 1
  return isWhole ? text.length : 0
}

function isEnd(text: string, mark: string, end: number, isWhole: boolean): boolean {
  const before = text.slice(0, end)
  const after = text.slice(end)
  const isDot = mark.startsWith('.') && !mark.startsWith('...')
  if (WIDE.test(mark)) return true
  if (after !== '') {
    if (!/^\s/.test(after)) return false
    if (!isDot) return true
    // "3 p.m. on Fridays", "St. Mary": an abbreviation ends a sentence only before a new one.
    return !ABBREVIATION.test(before) || (/[ap]\.m\.$/i.test(before) && /^\s+\p{Lu}/u.test(after))
  }
  if (isWhole || !isDot) return true
  return /(?:^|[\s("'“‘-])\p{L}*[\p{Ll}\p{Lo}]{3,}["'”’)\]]*\.["'”’)\]]*$/u.test(before) && !ABBREVIATION.test(before)
}
