import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'
import { sha256 } from '../../platform/crypto/digest'
import { ALPHABET, randomText } from '../../platform/ids'

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30
/** A clock may be one step off. */
const WINDOW = 1

// The library's smallest build brings no hashing of its own.
const hmac = (_: string, key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha1', key).update(message).digest()

/** 20 random bytes in base32, as apps take it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code says. */
export const authenticatorUri = (secret: string, email: string): string =>
  new TOTP({ issuer: 'Deskbell', label: email, secret, hmac }).toString()

/** The time step whose code this is; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp: now, window: WINDOW, hmac })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta
}

const RECOVERY_CODES = 10
/** 60 random bits. */
const RECOVERY_LENGTH = 12

/** Such as "k7wq-93fd-0m2x". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => (randomText(RECOVERY_LENGTH).match(/.{4}/g) ?? []).join('-'))

const NOT_IN_CODES = new RegExp(`[^${ALPHABET}]`, 'g')

export const hashRecoveryCodes = (personId: string, codes: string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => hashRecoveryCode(personId, code)))

/** However it was typed: capitals, spaces and dashes don't matter. */
export const hashRecoveryCode = (personId: string, code: string): Promise<string> =>
  sha256(`${personId} ${code.toLowerCase().replace(NOT_IN_CODES, '')}`)
