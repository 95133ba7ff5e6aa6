import { expect, test } from 'vitest'
import { csvLine } from './csv'

test.each([
  ['=1+1', `'=1+1`],
  ['  =1+1', `'  =1+1`],
  ['＝HYPERLINK', `'＝HYPERLINK`],
  ['＋1', `'＋1`],
  ['－1', `'－1`],
  ['＠SUM', `'＠SUM`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['a;=1', `"a;'=1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\r\n\r\n- b', `"a\r\n\r\n'- b"`],
  ['a\n=1', `"a\n'=1"`],
  ['say "hi", Ann', '"say ""hi"", Ann"'],
  ['Ann-Marie', 'Ann-Marie'],
])('%j is no formula, and one cell whatever parts cells', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`)
})
