import { expect, test } from 'vitest'
import { decodeText, percentDecoded } from './decodeText'

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))

test.each([
  ['UTF-8, whatever the server says', bytes('café', 'utf8'), 'text/html; charset=iso-8859-1', 'café'],
  ['what the server says, where it is no UTF-8', new Uint8Array([0xe1]), 'text/plain; charset="iso-8859-7"', 'α'],
  ['what the page says of itself', bytes('<meta charset="windows-1251">\xcf', 'latin1'), 'text/html', 'П'],
  ['UTF-16 by its first bytes', bytes('\ufeffcafé', 'utf16le'), '', 'café'],
  ['what most old pages are', bytes('caf\xe9', 'latin1'), '', 'café'],
  ['an encoding that there isn’t', bytes('caf\xe9', 'latin1'), 'text/html; charset=klingon', 'café'],
])('%s', (_, page, contentType, text) => {
  expect(decodeText(page, contentType)).toMatch(new RegExp(`${text}$`))
})

test('an address that is badly encoded stands as it is', () => {
  expect(percentDecoded('/caf%C3%A9')).toBe('/café')
  expect(percentDecoded('/100%')).toBe('/100%')
})
