import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './project.mjs'

/** The encryption key, created once and stored beside the data it encrypts. */
export function keptEncryptionKey(stateDir) {
  const path = join(stateDir, 'encryption-key')
  const kept = readIfThere(path)
  if (kept) return kept.trim()
  const key = randomBytes(32).toString('base64')
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(path, `${key}\n`, { mode: 0o600 })
  return key
}

/** Eight syllables: 50 bits, and easy to read out. */
export function readablePassword() {
  const pick = (letters) => letters[randomInt(letters.length)]
  const syllable = () => pick('bdfghjklmnprstvz') + pick('aeiou')
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-')
}
