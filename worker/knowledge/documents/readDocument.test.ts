import { strToU8, zipSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { gently } from '../steps'
import { documentTitleOf, readingDocument } from './readDocument'
import { readText } from './readText'

const US = { country: 'US', currency: 'USD' }
const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const read = (contentType: string, bytes: Uint8Array) =>
  gently(readingDocument({ bytes, contentType, title: documentTitleOf('Price_list-2026.pdf'), id: 'file', locale: US }))

/** A PDF of one page, as a printer driver would write it; what it lacks of a cross-reference readers make good. */
function pdf(content: Uint8Array, filter = ''): Uint8Array {
  const head = strToU8(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
4 0 obj <</Length ${content.byteLength}${filter}>>
stream
`)
  const tail = strToU8('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF')
  const file = new Uint8Array(head.byteLength + content.byteLength + tail.byteLength)
  file.set(head)
  file.set(content, head.byteLength)
  file.set(tail, head.byteLength + content.byteLength)
  return file
}

const docx = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) })
const paragraph = (text: string, style = '') => `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

test('a PDF is read by the line, a wide gap parting cells', async () => {
  const content = `BT /F1 12 Tf 50 700 Td (Prices) Tj 0 -30 Td (Deep clean) Tj 300 0 Td ($120) Tj -300 -30 Td (We come on weekdays.) Tj ET`
  for (const [bytes, filter] of [
    [strToU8(content), ''],
    [zlibSync(strToU8(content)), ' /Filter /FlateDecode'],
  ] as const) {
    const { title, statements } = await read(PDF, pdf(bytes, filter))
    expect(title).toBe('Price list 2026')
    expect(statements.map(({ kind, text }) => [kind, text])).toEqual([
      ['row', 'Deep clean | $120'],
      ['sentence', 'We come on weekdays.'],
    ])
  }
})

test('a Word file is read with its headings, items and tables', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const body = `${paragraph('Gutters', '<w:pStyle w:val="Heading1"/>')}${paragraph('We clean gutters. We mend them, too.')}
    ${paragraph('Copper', '<w:numPr/>')}<w:tbl><w:tr>${cell('Cleaning')}${cell('$90')}</w:tr></w:tbl>`
  const { statements } = await read(DOCX, docx(body))
  expect(statements.map(({ kind, trail, text }) => [kind, ...trail, text])).toEqual([
    ['sentence', 'Gutters', 'We clean gutters.'],
    ['sentence', 'Gutters', 'We mend them, too.'],
    ['item', 'Gutters', 'Copper'],
    ['row', 'Gutters', 'Cleaning | $90'],
  ])
})

const bomb = () => new Uint8Array(9 * 1024 * 1024)

test.each([
  ['no PDF', PDF, () => strToU8('<html>'), 'This isn’t a PDF.'],
  ['a broken PDF', PDF, () => strToU8('%PDF-1.4 nothing'), 'The file is damaged or isn’t a PDF.'],
  ['a PDF without text', PDF, () => pdf(strToU8('0 0 m 10 10 l S')), /There’s no text in this file/],
  [
    'a PDF bomb',
    PDF,
    () => pdf(zlibSync(bomb()), ' /Filter /FlateDecode'),
    'The file unpacks to far more than a document should hold.',
  ],
  ['no ZIP', DOCX, () => strToU8('PK nothing'), 'This isn’t a Word document.'],
  ['another ZIP', DOCX, () => zipSync({ 'a.txt': strToU8('a') }), 'This isn’t a Word document.'],
  ['a Word bomb', DOCX, () => zipSync({ 'word/document.xml': bomb() }), 'The file unpacks to more than 8 MB.'],
])('%s is refused in one sentence', async (_, type, bytes, sentence) => {
  await expect(read(type, bytes())).rejects.toThrow(sentence)
})

test.each([
  ['https://shop.example/files/price%20list.pdf?v=1', 'price list'],
  ['caf%E9_menu.pdf', 'caf%E9 menu'],
  ['https://shop.example/', 'Document'],
])('%s is called %s', (name, title) => {
  expect(documentTitleOf(name)).toBe(title)
})

test('plain text is read as its writer laid it out', () => {
  const text = `# Pets\n\nDogs are welcome. Cats, too.\n\nHours\nMon-Fri: 9am - 5pm\n\nDo you take birds?\nNo.\n\n- Parking behind the house\n- Bath …… $30\n\nRoom\tSmall\t$40`
  const statements = readText(text, { kind: 'site', title: 'Notes' }, 'notes', US)
  expect(statements.map(({ kind, trail, text }) => [kind, trail.at(-1), text])).toEqual([
    ['sentence', 'Pets', 'Dogs are welcome.'],
    ['sentence', 'Pets', 'Cats, too.'],
    ['row', 'Hours', 'Mon-Fri | 9am - 5pm'],
    ['faq', 'Do you take birds?', 'No.'],
    ['item', 'Hours', 'Parking behind the house'],
    ['row', 'Hours', 'Bath | $30'],
    ['row', 'Hours', 'Room | Small | $40'],
  ])
})

test('prices that are written as one text are read one by one, and what else it says stays as it is', () => {
  const text =
    'Swedish massage 60 min $95, 90 min $130; hot stones from $110 and facials $80 per visit. Couples massage $210. We take cash, Visa, no Amex.'
  const statements = readText(text, { kind: 'site', title: 'Prices' }, 'prices', US)
  expect(statements.map(({ kind, text }) => [kind, text])).toEqual([
    ['row', 'Swedish massage 60 min | $95'],
    ['row', 'Swedish massage 90 min | $130'],
    ['row', 'hot stones | from $110'],
    ['row', 'facials | $80 per visit'],
    ['row', 'Couples massage | $210'],
    ['sentence', 'We take cash, Visa, no Amex.'],
  ])
  const story = 'We bought a van for $900, and we charged $20, which was fair.'
  expect(readText(story, { kind: 'site', title: 'Story' }, 'story', US).map(({ text }) => text)).toEqual([story])
})
