import { isLexiconWord } from '../language/lexicon'
import { isCommonWord } from '../language/wordClasses'

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|chef|coach|attorney|father|sister)\.?$/i
const AFTER = /,.*$|\s*[([].*$|\s+[-–—|]\s+.*$/
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*|d[aei]|van|von|der|den|la|le|bin|al)$/u

/** "Dana Whitfield, DDS" heading what is said of her. */
export const namesPerson = (heading: string, beneath: string): boolean => {
  const words = heading
    .replace(AFTER, '')
    .replace(/^Meet /, '')
    .trim()
    .split(/\s+/)
  const names = words.filter((word) => !TITLE.test(word))
  if (names.length === 0 || names.length > 4 || !names.every((word) => NAME.test(word))) return false
  if (names.length < words.length) return true
  const unknown = names.filter((word) => !isLexiconWord(word.toLowerCase()) && !isCommonWord(word.toLowerCase()))
  if (unknown.length === 0) return false
  return names.length > 1
    ? unknown.length === names.length || beneath.includes(names[0] ?? '') || SAYS_WHO.test(beneath)
    : SAYS_WHO.test(beneath)
}
/** What is said of one person: a role, or their name with what they do. */
const SAYS_WHO =
  /\b(?:he|she|his|her|specialt(?:y|ies)|senior|junior|master|lead|head|co-?owner|owner|founder|manager|director|assistant|stylist|barber|therapist|technician|instructor|trainer|hygienist|dentist|doctor|attorney|partner|associate|groomer|electrician|plumber|artist|photographer|certified|licensed|years)\b/i

const TITLED = /\b(?:Dr|Mr|Mrs|Ms|Prof)\.? \p{Lu}/u
const DOES =
  /\b(?:[Ww]ith|[Ii]nstructor|[Tt]eacher|[Cc]oach|[Tt]rainer|[Tt]herapist|[Ss]tylist|by|ask for|name is|I'm|I am|[Mm]eet):? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:does|teaches|owns|leads|runs|handles|started|opened|founded)\b/u
const IN_FULL =
  /(?:^|[^.!?]\s)(\p{Lu}\p{Ll}+) (?:\p{Lu}\. )?(\p{Lu}\p{Ll}+)(?! \p{Lu}\p{Ll}+ (?:School|Street|Road|Avenue|County))/gu
/** "Troy Elementary", "Cash App": names, and nobody's. */
const OF_PLACES =
  /^(?:Schools?|Elementary|Streets?|St|Ave|Avenue|Roads?|Rd|Lane|Drive|Blvd|Boulevard|Highway|Park|Plaza|Square|Mall|Cent(?:er|re)|County|University|College|Academy|Hospital|Clinic|Library|Beach|City|Springs|Heights|Island|Lake|River|Valley|Hills?|Church|Airport|Bridge|App|Card|Pay|Day|Eve|Association|Board|Inc|LLC|Policy|Service)s?$/

/** Those whom a text names in full. */
const inFull = (text: string): string[] =>
  [...text.matchAll(IN_FULL)].flatMap(([, first = '', last = '']) => {
    if (OF_PLACES.test(last) || OF_PLACES.test(first)) return []
    const isWord = (word: string) => isLexiconWord(word.toLowerCase()) || isCommonWord(word.toLowerCase())
    return isWord(first) && isWord(last) ? [] : [`${first} ${last}`]
  })

/** Whether a text names a person: by title, by what they do, or in full; not by the very words that were asked. */
export const namesSomebody = (text: string, asked = ''): boolean =>
  TITLED.test(text) || DOES.test(text) || inFull(text).some((name) => !asked.includes(name.toLowerCase()))
