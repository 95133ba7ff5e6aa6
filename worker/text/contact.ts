/**
 * A phone number for finding it in text: "+1 (512) 555-0147" → national "5125550147", calling code "1". Without a calling code it is not
 * known to be a whole number, and nothing longer is meant by it.
 */
export type PhoneDigits = { national: string; callingCode: string }
/** How one person can be reached. Emails in lower case. */
export type Contact = { emails: string[]; phones: PhoneDigits[] }

const DELETED = '[deleted]'
/** What people write between the digits of a phone number. */
const BETWEEN = String.raw`[\s().\-–—/·\u00a0\u2011\u202a-\u202e\u2066-\u2069]*`
const NUMBERS = new RegExp(String.raw`(?:\(?\+${BETWEEN}|\(${BETWEEN})?\d(?:${BETWEEN}\d)*`, 'gu')
const OTHER_DIGITS = /[٠-٩۰-۹０-９]/g

/** With ASCII digits; the length stays. */
const inAscii = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

const onlyDigits = (text: string): string => inAscii(text).replace(/\D/g, '')

/** "(512) 555-0147", "+1 512…" and "0512…" are all spellings of one number. */
export const isSamePhone = (text: string, { national, callingCode }: PhoneDigits): boolean =>
  ['', '0', callingCode, `00${callingCode}`, `011${callingCode}`].some((start) => onlyDigits(text) === start + national)

const isIn = (run: string, { national, callingCode }: PhoneDigits): boolean =>
  callingCode ? onlyDigits(run).includes(national) : onlyDigits(run) === national

const emailPattern = (email: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}._%+\-])${RegExp.escape(email)}(?![\p{L}\p{N}\-]|\.[\p{L}\p{N}])`, 'giu')

/** Whether the text has one of the emails or phone numbers in it, however they are spelled. */
export function mentionsContact(text: string, { emails, phones }: Contact): boolean {
  if (emails.some((email) => emailPattern(email).test(text))) return true
  if (phones.length === 0) return false
  const runs = inAscii(text).match(NUMBERS) ?? []
  return runs.some((run) => phones.some((phone) => isIn(run, phone)))
}

/** The text with "[deleted]" in place of these emails and phone numbers, and of these names where they stand as whole words. */
export function withoutContact(text: string, { emails, phones }: Contact, names: string[] = []): string {
  const withoutEmails = emails.reduce((rest, email) => rest.replace(emailPattern(email), DELETED), text)
  const withoutPhones =
    phones.length === 0
      ? withoutEmails
      : cutWhere(withoutEmails, NUMBERS, (run) => phones.some((phone) => isIn(run, phone)))
  return names.reduce((rest, name) => rest.replace(wholeName(name), DELETED), withoutPhones)
}

export const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'giu')

// Matched in ASCII digits, cut from the text itself: both are of one length.
function cutWhere(text: string, pattern: RegExp, isMeant: (match: string) => boolean): string {
  const found = [...inAscii(text).matchAll(pattern)].filter(([match]) => isMeant(match))
  return found.reduceRight(
    (rest, { 0: match, index }) => rest.slice(0, index) + DELETED + rest.slice(index + match.length),
    text,
  )
}

/** The ways to write a number in groups, each with what may be glued to its first group, as groups of digits. */
export function phoneSpellings({ national, callingCode }: PhoneDigits): string[][] {
  const starts = ['', '0', callingCode, `00${callingCode}`, `011${callingCode}`]
  return groupings(national, 1).flatMap(([first = '', ...rest]) => starts.map((start) => [start + first, ...rest]))
}

/** All ways to split digits into groups of two and more; the first group may have `least`. */
function groupings(digits: string, least = 2): string[][] {
  const whole = digits.length >= least ? [[digits]] : []
  const sizes = Array.from({ length: Math.max(0, digits.length - least) }, (_, n) => least + n)
  return [
    ...whole,
    ...sizes.flatMap((size) => groupings(digits.slice(size)).map((rest) => [digits.slice(0, size), ...rest])),
  ]
}
