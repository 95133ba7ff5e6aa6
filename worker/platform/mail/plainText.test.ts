import { expect, test } from 'vitest'
import { indented } from './plainText'

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'whatever ends a line (%j), the next one is seen to be a stranger’s',
  (end) => expect(indented(`Hello${end}See all your leads`)).toBe('Hello\n    See all your leads'),
)
