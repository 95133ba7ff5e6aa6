import { scheduler } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword, isHashOutdated, verifyPassword } from './password'

beforeAll(() => void vi.stubGlobal('scheduler', scheduler))
afterAll(() => void vi.unstubAllGlobals())

test('a hash is salted, names its cost, and is of its password alone', async () => {
  const [hash, other] = [await hashPassword('correct-horse-battery'), await hashPassword('correct-horse-battery')]
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(other).not.toBe(hash)
  expect(await verifyPassword('correct-horse-battery', hash)).toBe(true)
  expect(await verifyPassword('correct-horse-batterz', hash)).toBe(false)
  expect(isHashOutdated(hash)).toBe(false)
})

test('a letter written with an accent beside it is the letter with its accent', async () => {
  const hash = await hashPassword('caf\u00e9-au-lait')
  expect(await verifyPassword('cafe\u0301-au-lait', hash)).toBe(true)
})

test('what is no hash of ours fits no password', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('secret', 'bcrypt$secret')).toBe(false)
  expect(isHashOutdated('scrypt$2$1$1$c2FsdA==$a2V5')).toBe(true)
})
