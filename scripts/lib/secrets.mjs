import { createECDH, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './project.mjs'

/** The secrets that a start makes for itself, once, beside the data that needs them; the operator's own come first. */
export function keptSecrets(stateDir, settings) {
  const own = settings.VAPID_PUBLIC_KEY || settings.VAPID_PRIVATE_KEY
  return {
    ENCRYPTION_KEY:
      settings.ENCRYPTION_KEY || kept(stateDir, 'encryption-key', () => randomBytes(32).toString('base64')),
    ...(!own && vapidKeys(kept(stateDir, 'vapid-key', newVapidKey))),
  }
}

function kept(stateDir, name, create) {
  const path = join(stateDir, name)
  const found = readIfThere(path)
  if (found) return found.trim()
  const secret = create()
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(path, `${secret}\n`, { mode: 0o600 })
  return secret
}

/** A scalar of P-256; a short one is padded. */
const newVapidKey = () => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const scalar = curve.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url')
}

function vapidKeys(privateKey) {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return { VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'), VAPID_PRIVATE_KEY: privateKey }
}

/** Eight syllables: 50 bits, and easy to read out. */
export function readablePassword() {
  const pick = (letters) => letters[randomInt(letters.length)]
  const syllable = () => pick('bdfghjklmnprstvz') + pick('aeiou')
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-')
}
