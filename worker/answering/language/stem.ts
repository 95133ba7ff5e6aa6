const VOWEL = /[aeiouy]/
/** Nouns that end in -ing or -ed without being forms of the shorter word ("parking" is not "park"). */
const WHOLE = new Set([
  'parking',
  'building',
  'wedding',
  'evening',
  'morning',
  'ceiling',
  'during',
  'anything',
  'something',
  'nothing',
  'everything',
  'need',
  'bed',
  'shed',
  'speed',
  'feed',
  'seed',
  'weed',
  'bleed',
  'clothing',
  'siding',
  'news',
  'lens',
  'always',
  'perhaps',
  'opening',
  'openings',
  'gas',
  'rings',
  'ring',
  'bring',
  'wing',
  'king',
  'spring',
  'string',
  'thing',
  'sting',
  'swing',
])

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
const APART = new Set([
  'insur',
  'park',
  'gener',
  'hospit',
  'commun',
  'univers',
  'organ',
  'car',
  'person',
  'rent',
  'station',
  'pass',
  'list',
  'form',
  'contract',
  'mass',
  'stat',
  'mess',
  'ment',
  'plant',
  'gard',
  'office',
  'offic',
  'treat',
  'sign',
  'plan',
  'cap',
  'port',
  'part',
  'import',
  'mat',
  'tract',
  'point',
  'appoint',
  'cover',
  'medic',
  'real',
  'person',
  'sens',
  'cost',
  'bann',
  'count',
  'corn',
  'numb',
  'lett',
  'wat',
  'pow',
  'show',
  'flow',
  'tow',
  'corner',
  'matt',
  'mann',
  'temp',
  'bord',
])

export const sameFamily = (a: string, b: string): boolean => {
  const shared = sharedStart(a, b)
  if (shared < 4 || APART.has(a.slice(0, shared))) return false
  const restA = a.slice(shared)
  const restB = b.slice(shared)
  return (restA === '' || DERIVED.test(restA)) && (restB === '' || DERIVED.test(restB))
}
