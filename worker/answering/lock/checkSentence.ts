import type { Source } from '../../../contract/chat'
import { capitalized } from '../language/capitalized'
import { contentOf } from './content'
import { checkForeign } from './foreign'
import type { Ground } from './ground'
import { spellsLink, withoutMarkup, withoutOwnLinks } from './links'
import { mixesAlphabets, normal, visible } from './normal'
import { readSegments } from './readSegments'
import { saysUnknown } from './speech'
import type { Statement } from './statements'

/** `about`: what the sentence before it was about, for one that says "it". */
export type Verdict = {
  passes: boolean
  text: string
  claims: boolean
  /** It says that something isn't known. */
  isUnknown: boolean
  about: string[]
  sources: Source[]
}

const YES =
  /^(?:yes|yep|yeah|sure|absolutely|certainly|definitely|of course|no|nope|correct|right|exactly)(?: (?:we|i|they|it|you|that's) (?:do|are|is|can|will|have|does|don't|can't|aren't|won't|right))?(?:[,!.;:]+| -+)\s*/i
/** It only weakens what stands before it. */
const HEDGE =
  /,?(?: (?:but|and|though|although))?(?: (?:it|this|that|prices?|the (?:price|cost|time)|costs?))?(?: (?:may|can|will))? (?:depend(?:s|ing)?|var(?:y|ies|ying)) (?:up)?on(?: [\p{L}’'-]+){1,9}(?=[.!]*$)/iu

export function checkSentence(raw: string, ground: Ground, before: string[]): Verdict {
  const shown = withoutMarkup(visible(raw), ground.isOwnLink)
  const fails: Verdict = { passes: false, text: '', claims: true, isUnknown: false, about: [], sources: [] }
  const bare = withoutOwnLinks(shown, ground.isOwnLink)
  if (mixesAlphabets(bare) || spellsLink(bare) || ground.foreignDollars.test(normal(bare))) return fails
  if (ground.tongue !== 'en') {
    const foreign = checkForeign(bare, ground.tongue, ground.statements)
    if (foreign) {
      const sources = foreign.kind === 'claim' ? foreign.sources : []
      return {
        passes: true,
        text: shown,
        claims: foreign.kind === 'claim',
        isUnknown: foreign.kind === 'unknown',
        about: [],
        sources,
      }
    }
  }
  const yes = YES.exec(bare.trim())?.[0] ?? ''
  const rest = bare.trim().slice(yes.length).replace(HEDGE, '')
  const read = readSegments(rest, ground, before)
  if (read === undefined) return fails
  const keepsYes = yes === '' || (!read.isTalk && answersAsked(read.carriers, ground))
  return {
    passes: true,
    text: keepsYes ? shown : capitalized(shown.trimStart().slice(yes.length)),
    claims: read.carriers.length > 0,
    isUnknown: read.carriers.length === 0 && saysUnknown(rest),
    about: read.about,
    sources: read.carriers.map(({ source }) => source),
  }
}

/** "Yes" stays where what follows speaks of most of what was asked. */
function answersAsked(carriers: Statement[], { asked, statements: { own } }: Ground): boolean {
  const wanted = contentOf({ ...asked, marks: [] }).filter((word) => !own.has(word))
  const met = wanted.filter((word) => carriers.some(({ words }) => words.has(word)))
  return wanted.length > 0 && met.length / wanted.length > 0.6
}
