import { sha256 } from '../platform/crypto/digest'

/** The same key for the same wish, so that a second try finds what the first one made. */
export const idempotencyKey = async (verb: string, ...parts: (string | number | null | undefined)[]): Promise<string> =>
  `${verb}:${await sha256(JSON.stringify(parts))}`
