import { randomText } from '../../platform/ids'

const VERIFIER_LENGTH = 64

export const newCodeVerifier = (): string => randomText(VERIFIER_LENGTH)

/** PKCE's S256 (RFC 7636, section 4.2). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
}
