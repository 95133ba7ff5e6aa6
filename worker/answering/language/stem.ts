const VOWEL = /[aeiouy]/
/** Nouns that end in -ing or -ed without being forms of the shorter word ("parking" is not "park"). */
const WHOLE = new Set(
  'always anything bed bleed bring building care ceiling clothing cute during evening everything feed gas king lens morning need news nothing opening openings parking perhaps plane ring rings seed shed siding something speed spring sting string swing tape thing wedding weed wing'.split(
    ' ',
  ),
)

const singular = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word) && word.length > 3) return word.slice(0, -1)
  return word
}

const withoutEnding = (word: string, ending: string): string | undefined => {
  if (!word.endsWith(ending)) return undefined
  const rest = word.slice(0, -ending.length)
  if (rest.length < 3 || !VOWEL.test(rest)) return undefined
  return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

/** A light English stemmer: plurals, -ing, -ed, -ly and the final e. Longer families ("extract", "extraction") meet by `sameFamily`. */
export const stem = (word: string): string => {
  if (word.length < 4 || WHOLE.has(word)) return word
  const one = singular(word)
  if (WHOLE.has(one)) return one
  const bare = withoutEnding(one, 'ing') ?? withoutEnding(one, 'ed') ?? one
  const base = bare.length > 5 && bare.endsWith('ly') ? bare.slice(0, -2) : bare
  return base.length > 3 && /[^aeiou]e$/.test(base) ? base.slice(0, -1) : base.replace(/([^aeiou])y$/, '$1i')
}

const sharedStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Derived forms that can follow a stem: "design" and "designer" are a family, "insured" and "insurance" are kept apart by the lexicon. */
const DERIVED =
  /^(e|i|er|or|ers|ors|ment|ation|ition|ion|ian|al|ance|ant|ist|ic|ial|ical|able|ful|ier|ness|age|ship|y|li)$/
/** Beginnings that unrelated words share. */
const APART = new Set(
  'appoint bann bord cap car commun contract corn corner cost count cover flow form gard gener hospit import insur lett list mann mass mat matt medic ment mess numb offic office organ park part pass person plan plant point port pow real rent sens show sign stat station temp tow tract treat univers wat'.split(
    ' ',
  ),
)

export const sameFamily = (a: string, b: string): boolean => {
  const shared = sharedStart(a, b)
  if (shared < 4 || APART.has(a.slice(0, shared))) return false
  const restA = a.slice(shared)
  const restB = b.slice(shared)
  return (restA === '' || DERIVED.test(restA)) && (restB === '' || DERIVED.test(restB))
}
