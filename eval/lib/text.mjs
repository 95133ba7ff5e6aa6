/** Case, curly quotes, long dashes and white space made plain, so that a pattern sees the words alone. */
export const normal = (text) =>
  String(text)
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A pattern is a text, or a /regex/. */
export const holds = (pattern, text) => {
  const regex = /^\/([\s\S]*)\/$/.exec(pattern)
  return regex ? new RegExp(regex[1], 'i').test(text) : text.includes(normal(pattern))
}

export const meets = ({ any, all }, text) =>
  (!any || any.some((one) => holds(one, text))) && (!all || all.every((one) => holds(one, text)))

/** A pattern that is always a regex, as dialogues and lies have them. */
export const matches = (pattern, text) => new RegExp(pattern, 'iu').test(text)

export const numbersIn = (text) => (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((found) => found.replace(/,/g, ''))

const ENDS = /(?<=[.!?…]["')\]]*)\s+(?=["'(¿¡]*[\p{Lu}\p{Lo}\p{N}$£€])|(?<=[。！？])/u
const ABBREVIATED = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|ave|blvd|rd|vs|inc|approx|e\.g|i\.e|[a-hj-z]|[ap]\.m)\.$/i

/** The sentences of a reply, each as it stands. */
export function sentencesOf(text) {
  const sentences = []
  for (const piece of text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').split(ENDS)) {
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') sentences.push(piece.trim())
  }
  return sentences
}
