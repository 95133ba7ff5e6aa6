import type { Evidence } from '../evidence/evidence'
import { type Draft, fact, sentence } from './draft'

/** Whoever asks who does the work, or whose business it is. */
const ASKS_WHO =
  /\bwho (?:(?:will|would|is|are|am|does|do|i|you|be|going|to|actually|really|the|exactly|all) )*(?:owns?|owners?|runs?|behind|started|founded|teach(?:es|ing|er|ers)?|trains?|training|tutors?|see|seeing|comes?|coming|works?|working|treat(?:s|ing)?|doing|meet(?:ing)?|dealing|in charge|boss)\b/
const INTRODUCES = /\b(?:[Mm]y name is|[Ii]['’]m|[Ii] am|[Mm]eet) \p{Lu}\p{L}+ (?:(?:and|&) )?\p{Lu}\p{L}+/u

/** A business of one or two says who it is where it says hello. */
export const introductionReply = (line: string, { passages }: Evidence): Draft | undefined => {
  if (!ASKS_WHO.test(line)) return undefined
  const hello = passages.find(({ text, kind }) => text.length < LONGEST && kind !== 'faq' && INTRODUCES.test(text))
  return hello === undefined ? undefined : fact(sentence(hello.text), [hello.source])
}
const LONGEST = 200
