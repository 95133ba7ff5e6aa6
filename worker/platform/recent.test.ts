import { describe, expect, test } from 'vitest'
import { LONGEST_KEPT, Recent, remembering } from './recent'

describe('what was made last', () => {
  test('isn’t made again, and what was asked for lately stays longest', () => {
    const recent = new Recent<string>(4)
    let made = 0
    const get = (key: string) => recent.get(key, () => `${key}${++made}`)
    expect([get('a'), get('b'), get('a'), get('c'), get('a')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1'])
    for (const key of ['d', 'e', 'f', 'g']) get(key)
    expect([recent.find('a'), recent.find('g')]).toEqual([undefined, 'g7'])
  })

  test('a long text is read anew', () => {
    let read = 0
    const lengthOf = remembering(10, (text) => [++read, text.length])
    const long = 'a'.repeat(LONGEST_KEPT + 1)
    expect([lengthOf('ab'), lengthOf('ab'), lengthOf(long), lengthOf(long)]).toEqual([
      [1, 2],
      [1, 2],
      [2, long.length],
      [3, long.length],
    ])
  })
})
