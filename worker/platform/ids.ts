import { DEMO_BUSINESS_ID } from '../../contract/businesses'
import { MINUTE_MS } from '../../contract/durations'

const PREFIXES = {
  business: 'biz',
  customer: 'cus',
  member: 'mem',
  lead: 'lead',
  leadChange: 'lch',
  note: 'note',
  savedReply: 'rep',
  person: 'per',
  faq: 'faq',
  conversation: 'conv',
  message: 'msg',
  session: 'ses',
  link: 'lnk',
  outbox: 'out',
  usage: 'use',
  audit: 'aud',
  passwordReset: 'rst',
  emailChange: 'emc',
  version: 'ver',
  savedQuestion: 'svq',
  support: 'sup',
  source: 'src',
  apiKey: 'key',
  webhook: 'whe',
  delivery: 'dlv',
  pushSubscription: 'psh',
  booking: 'bkg',
  hold: 'hld',
  service: 'svc',
  staff: 'stf',
  room: 'res',
  waiting: 'wtl',
} as const

export const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const letter = (number: number) => ALPHABET.charAt(number % ALPHABET.length)

/** The first characters of the business ids whose turn it is in this minute: within 1,024 minutes every id has its turn. */
export function businessPrefixAt(time: number): string {
  const minute = Math.floor(time / MINUTE_MS)
  return `${PREFIXES.business}_${letter(Math.floor(minute / ALPHABET.length))}${letter(minute)}`
}

/** 26 characters of 5 random bits each: unguessable. */
export function randomText(length = 26): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 31]).join('')
}

export const newId = (kind: keyof typeof PREFIXES): string => `${PREFIXES[kind]}_${randomText()}`

/** An id of its own for what these bytes are of, such as a hash: the same again is the same id. */
export const idFrom = (kind: keyof typeof PREFIXES, bytes: Uint8Array): string =>
  `${PREFIXES[kind]}_${Array.from(bytes.subarray(0, 26), (byte) => ALPHABET[byte & 31]).join('')}`

const OF_BUSINESS = new RegExp(`^${PREFIXES.business}_[${ALPHABET}]{26}$`)
const PUBLISHABLE_KEY = new RegExp(`^pub_[${ALPHABET}]{26}$`)

export const isBusinessId = (text: string): boolean => text === DEMO_BUSINESS_ID || OF_BUSINESS.test(text)
export const isPublishableKey = (text: string): boolean => PUBLISHABLE_KEY.test(text)

/** The publishable key of a snippet: it names a business and opens nothing else. */
export const newPublishableKey = (): string => `pub_${randomText()}`
