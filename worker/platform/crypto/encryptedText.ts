const IV_BYTES = 12

async function importKey(base64Key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.fromBase64(base64Key), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** AES-256-GCM under a key of 32 bytes in base64; the answer is base64 of the IV followed by the ciphertext. */
export async function encryptText(plain: string, base64Key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await importKey(base64Key),
    new TextEncoder().encode(plain),
  )
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), IV_BYTES)
  return whole.toBase64()
}

/** What `encryptText` answered, in plain text. Throws for another key. */
export async function decryptText(sealed: string, base64Key: string): Promise<string> {
  const whole = Uint8Array.fromBase64(sealed)
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: whole.subarray(0, IV_BYTES) },
    await importKey(base64Key),
    whole.subarray(IV_BYTES),
  )
  return new TextDecoder().decode(plain)
}
