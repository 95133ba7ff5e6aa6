import * as z from 'zod/mini'

// Control characters end a text early in SQLite and break header lines; a lone surrogate can't be stored as it is.
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu
// Bidirectional and zero-width characters make a name or file ending look like another. Joiners, which some scripts need, stay.
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu
const LONE_HALVES = /\p{Cs}/gu
const clean = z.overwrite<string>((text) =>
  text.replace(CONTROLS, '').replace(UNSEEN, '').replace(LONE_HALVES, '\ufffd'),
)

/** Trimmed, non-empty text; `required` is the message for empty text. */
export const requiredText = (required: string, max = 200) =>
  z
    .string(required)
    .check(clean, z.trim(), z.minLength(1, required), z.maxLength(max, `Please keep this under ${max} characters`))

/** The same on one line: a name with a line break in it could write lines of ours into a mail. */
export const requiredLine = (required: string, max = 200) =>
  z.string(required).check(
    clean,
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    z.minLength(1, required),
    z.maxLength(max, `Please keep this under ${max} characters`),
  )

/** Optional trimmed text: absent → undefined (leave as it is), empty → null (clear). */
export const optionalText = (max = 200) =>
  z.pipe(
    z.optional(
      z.nullable(
        z
          .string('Please enter text')
          .check(clean, z.trim(), z.maxLength(max, `Please keep this under ${max} characters`)),
      ),
    ),
    z.transform((text) => (text === undefined ? undefined : text || null)),
  )

export const INVALID_EMAIL = 'Please enter a valid email address'

/** RFC 5321 caps an address at 254 octets. Case is folded so that one person is one account. */
export const email = z
  .string(INVALID_EMAIL)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, INVALID_EMAIL), z.email(INVALID_EMAIL))

const NAMES_USER = 'Please leave out the username and password: everyone can see this address'
const namesUser = (text: string): boolean => {
  const { username, password } = URL.canParse(text) ? new URL(text) : { username: '', password: '' }
  return username !== '' || password !== ''
}

const INVALID_WEB_LINK = 'Please enter a full web address that starts with https://'

/** Whether the text is an http(s) URL. Others, such as javascript:, could run in a visitor's page. */
export const isWebLink = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname !== ''
}

/** `withScheme('mysalon.com')` → "https://mysalon.com". */
export const withScheme = (typed: string): string => {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}

const webLink = (whole: (typed: string) => string) =>
  z.pipe(
    z.optional(
      z.nullable(
        z.string(INVALID_WEB_LINK).check(
          z.overwrite<string>(whole),
          z.maxLength(500, INVALID_WEB_LINK),
          z.refine((text: string) => text === '' || isWebLink(text), INVALID_WEB_LINK),
          z.refine((text: string) => !namesUser(text), NAMES_USER),
        ),
      ),
    ),
    // Normalized as browsers do, so that the shown address is the one it leads to.
    z.transform((text) => (text === undefined ? undefined : text ? new URL(text).href : null)),
  )

export const optionalWebLink = webLink((typed) => typed.trim())
/** The same, with https:// added if the scheme is missing. */
export const optionalWebsite = webLink(withScheme)

export const hexColor = z
  .string('Please pick a color such as #2563EB')
  .check(z.trim(), z.regex(/^#[0-9a-f]{6}$/i, 'Please pick a color such as #2563EB'))
