const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64()
