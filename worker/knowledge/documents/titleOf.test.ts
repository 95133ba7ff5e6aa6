import { expect, test } from 'vitest'
import { documentTitleOf } from './readDocument'

test.each([
  ['https://shop.example/files/price%20list.pdf?v=2#top', 'price list'],
  ['prices_2026.docx', 'prices 2026'],
  ['', 'Document'],
  // Each took seconds, by the square of its length.
  [`${'?'.repeat(200_000)}\u2028`, 'Document'],
  [`${'a/'.repeat(200_000)}\u2028`, 'Document'],
])('a file’s name is its title', (name, title) => expect(documentTitleOf(name)).toBe(title))
