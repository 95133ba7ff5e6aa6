/** Languages other than English in which the built-in answerer says what it has. */
export const TONGUES = ['es', 'fr', 'de', 'pt', 'it', 'pl', 'vi', 'zh', 'ar'] as const
export type TongueCode = (typeof TONGUES)[number]

/** What is known of a language, as data. Words are lower-case, with their accents. */
export type Tongue = {
  /** Small words that tell the language and carry no subject. None of them is an English word. */
  small: string[]
  /** Such that are English words, too: they carry no subject, but tell nothing. */
  fillers: string[]
  /**
   * What visitors write, and the English that the answerer reads in its place: ways of asking first, things after. A word stands for
   * its longer forms, too: `precio` for "precios".
   */
  gloss: Record<string, string>
  says: Says
}

/** What is said in that language. `{name}` is the business; the rest are filled in by what they are called. */
export type Says = {
  greeting: string
  thanks: string
  goodbye: string
  about: string
  /** Before what stands in English on the business's site. */
  quote: string
  hours: string
  closed: string
  phone: string
  email: string
  place: string
  booking: string
  lead: string
  quoteRequest: string
  complaint: string
  unknown: string
  unknownPrice: string
  /** Known again in the transcript, so that a plain yes after it has a meaning. */
  offer: string
  again: string
  yes: string[]
}
