import { sha256 } from '../platform/crypto/digest'

/** The same key for the same request, so that a retry finds what the first attempt created. */
export const idempotencyKey = async (verb: string, ...parts: (string | number | null | undefined)[]): Promise<string> =>
  `${verb}:${await sha256(JSON.stringify(parts))}`
