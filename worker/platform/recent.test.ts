import { describe, expect, test } from 'vitest'
import { Recent, remembering } from './recent'

describe('what was made last', () => {
  test('isn’t made again, and what was asked for lately stays longest', () => {
    const recent = new Recent<string>(4)
    let made = 0
    const get = (key: string) => recent.get(key, () => `${key}${++made}`)
    expect([get('a'), get('b'), get('a'), get('c'), get('a')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1'])
    for (const key of ['d', 'e', 'f', 'g']) get(key)
    expect([recent.find('a'), recent.find('g')]).toEqual([undefined, 'g7'])
  })

  test('a message of 2,000 characters is read once, a page is read anew', () => {
    let read = 0
    const timesRead = remembering(10, () => ++read)
    const texts = [
      ['ab', [1, 1]],
      ['a'.repeat(2_000), [2, 2]],
      ['a'.repeat(20_000), [3, 4]],
    ] as const
    for (const [text, times] of texts) expect([timesRead(text), timesRead(text)]).toEqual(times)
  })

  test('of long texts few are kept, since they take much room', () => {
    let read = 0
    const timesRead = remembering(1_000, () => ++read)
    for (let at = 0; at < 50; at++) timesRead(String(at).padEnd(2_000))
    expect(timesRead('0'.padEnd(2_000))).toBe(51)
  })
})
