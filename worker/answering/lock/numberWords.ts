const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER = new RegExp(
  `(?<![a-z])(?:(?:${[...SMALL, ...TENS, 'hundred', 'thousand', 'grand'].join('|')}|a (?=hundred|thousand|grand))(?:[ -]+(?:and )?(?=[a-z])|(?![a-z])))+`,
  'g',
)
/** "One of us", "the one", "one stop": no count of anything. */
const ONE = /^one$/
const NO_COUNT =
  /^(?: ?(?:of|another|that|who|which|is|starts?|costs?|runs?|takes?|comes?|begins?|and|or|more|place|stop|way|thing|by)\b| ?[^ a-z]| ?$)/

const amountOf = (words: string[]): number => {
  let whole = 0
  let part = 0
  for (const word of words) {
    if (word === 'hundred') part = (part || 1) * 100
    else if (word === 'thousand' || word === 'grand') {
      whole += (part || 1) * 1000
      part = 0
    } else if (TENS.includes(word)) part += (TENS.indexOf(word) + 2) * 10
    else if (SMALL.includes(word)) {
      // "Eighteen fifty", "two fifty": hundreds, as prices and years are spoken.
      part += SMALL.indexOf(word)
    }
  }
  return whole + part
}

/** "Two fifty" and "twelve hundred" are said of prices and years. */
const spoken = (words: string[]): number => {
  const tens = words.findIndex((word, at) => at > 0 && TENS.includes(word) && SMALL.includes(words[at - 1] ?? ''))
  return tens < 0 ? amountOf(words) : amountOf(words.slice(0, tens)) * 100 + amountOf(words.slice(tens))
}

/** Numbers in words as digits, of normal text. */
export const withDigits = (text: string): string =>
  text.replace(NUMBER, (found, at: number) => {
    const words = found
      .trim()
      .split(/[ -]+/)
      .filter((word) => word !== 'and' && word !== 'a')
    const after = text.slice(at + found.length - (/[ -]$/.test(found) ? 1 : 0))
    if (ONE.test(found.trim()) && NO_COUNT.test(after)) return found
    const space = /[ -]$/.test(found) ? ' ' : ''
    const and = /[ -]and $/.test(found) ? 'and ' : ''
    return `${spoken(words)}${space}${and}`
  })
