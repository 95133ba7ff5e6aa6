import { readClause } from './clauses'

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*`
const PERSON = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? ${NAME}(?: (?:\p{Lu}\.|${NAME}))*|${NAME}(?: \p{Lu}\.)?(?: ${NAME})+)`
const SUBJECT = new RegExp(
  String.raw`^${PERSON}(?:(?:,| and|, and) ${PERSON})*(?=(?:, [^,]+,)? (?:also )?(?:is|are|was|were|has|have|\p{Ll}+ed|\p{Ll}+s|became|grew|went|won)\b)`,
  'u',
)
/** "Ann Roe, who founded us, and Ben Poe, who does the books": each half is said of its own. */
export const personsApart = (text: string): string[] => {
  const halves = text.split(NEXT)
  return halves.slice(0, -1).every((half) => SAYS.test(half)) ? halves : [text]
}
const NEXT = new RegExp(
  String.raw`,? (?:and|while|but) (?=${PERSON}(?:, who|(?:,[^,]+,)? (?:is|was|has|does|\p{Ll}+(?:s|ed))\b))`,
  'u',
)
const SAYS = /\b(?:who|is|was|has|does|\p{Ll}{2,}(?:s|ed))\b/u

/** Stands for the person whom a heading names. */
export const HE_OR_SHE = 'heorshe'

/** Words of the person whom a sentence is about; a thing in capitals reads alike, and is named by whoever speaks of it. */
export const personIn = (text: string): string[] => {
  const line = text.trim()
  if (/^(?:he|she) /i.test(line)) return [HE_OR_SHE]
  const found = SUBJECT.exec(line)?.[0]
  return found === undefined ? [] : readClause(found).words.filter((word) => !TITLE.test(word))
}
const TITLE = /^(?:dr|mr|mrs|ms|prof)$/
