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
