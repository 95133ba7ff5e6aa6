import type { ConsentReceipt } from '../../../contract/leadDetails'
import { isWebLink } from '../../../contract/text'
import { sha256 } from '../../platform/crypto/digest'
import { bareUrl } from './arrivalOf'

const TEXT_MAX = 600
const HASH_LENGTH = 16

type Shown = { notice?: string | null | undefined; websiteUrl?: string | null | undefined; at: number }

/** The receipt for a privacy notice that was shown; null without one. */
export async function consentOf({ notice, websiteUrl, at }: Shown): Promise<ConsentReceipt | null> {
  const text = notice?.trim().slice(0, TEXT_MAX).toWellFormed()
  if (!text) return null
  return {
    text,
    hash: (await sha256(text)).slice(0, HASH_LENGTH),
    at: new Date(at).toISOString(),
    pageUrl: websiteUrl && isWebLink(websiteUrl) ? bareUrl(new URL(websiteUrl)) : null,
  }
}
