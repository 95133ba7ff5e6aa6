import { deflateRawSync, deflateSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024
/** Past what any file may unpack to. */
const BOMB = 9 * MEGABYTE
/** Of so many bytes a megabyte: a smaller one grows by the same rule. */
type Make = (mb: number) => Buffer
const text = (part: string, bytes: number): Buffer => Buffer.alloc(bytes, part)

/** A ZIP of these files, each packed already; sizes in its list may lie. */
function zip(files: { name: string; packed: Buffer; size?: number; method?: number; extra?: number }[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, packed, size = 1, method = 8, extra = 0 } of files) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(method, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(name.length, 26)
    head.writeUInt16LE(extra, 28)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(head, Buffer.from(name), Buffer.alloc(extra), packed)
    list.push(entry, Buffer.from(name))
    at += 30 + name.length + extra + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...list, end])
}

const BODY = 'word/document.xml'
const docx = (body: Buffer | string): Buffer => zip([{ name: BODY, packed: deflateRawSync(body) }])
const word = (body: string, head = ''): Buffer => docx(`${head}<w:document><w:body>${body}</w:body></w:document>`)
const stored = (body: string): Buffer => zip([{ name: BODY, packed: Buffer.from(body), method: 0 }])
const repeat = (part: string, bytes: number): string => part.repeat(Math.ceil(bytes / part.length))

const WORD: Record<string, Make> = {
  'bomb of zeros': () => docx(Buffer.alloc(BOMB)),
  'bomb of spaces': () => docx(text(' ', BOMB)),
  'bomb of open paragraphs': () => docx(text('<w:p>', BOMB)),
  'bomb of open tables': () => docx(text('<w:tbl><w:tr><w:tc>', BOMB)),
  'bomb of paragraphs': () => docx(text('<w:p></w:p>', BOMB)),
  'bomb of texts': () => docx(text('<w:p><w:r><w:t>a</w:t></w:r></w:p>', BOMB)),
  'bomb of questions': () => docx(text('<w:p><w:t>Do you?</w:t></w:p>', BOMB)),
  'bomb of rows': () => docx(text('<w:tr><w:tc><w:t>$1</w:t></w:tc></w:tr>', BOMB)),
  'bomb of cells': () => docx(`<w:tr>${repeat('<w:tc><w:t>a</w:t></w:tc>', BOMB)}</w:tr>`),
  'bomb of tabs': () => docx(text('<w:tab/>', BOMB)),
  'bomb of one tag': () => docx(`<w:p ${repeat('a="b" ', BOMB)}>`),
  'bomb of one attribute': () => docx(`<w:p a="${repeat('b', BOMB)}">`),
  'bomb of one name': () => docx(`<${repeat('a', BOMB)}>`),
  'bomb of open tags': () => docx(text('<', BOMB)),
  'bomb of open entities': () => docx(text('&', BOMB)),
  'bomb of comments': () => docx(text('<!--', BOMB)),
  'one paragraph': (mb) => word(`<w:p><w:t>${repeat('a ', 5 * mb)}</w:t></w:p>`),
  'paragraphs in depth': (mb) => word(repeat('<w:p><w:t>a</w:t>', mb)),
  'entities of entities': () =>
    word(
      '<w:p><w:t>&a9;</w:t></w:p>',
      `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`,
    ),
  'an entity of a file': () =>
    word('<w:p><w:t>&a;</w:t></w:p>', '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  'styles without end': (mb) => word(repeat('<w:p><w:pStyle w:val="Heading1"/><w:t>a</w:t></w:p>', 5 * mb)),
  'a zip in a zip': (mb) => docx(docx(docx(Buffer.alloc(mb)))),
  'many bodies': (mb) => {
    const packed = deflateRawSync(text(' ', 4 * mb))
    return zip(Array.from({ length: 50 }, () => ({ name: BODY, packed })))
  },
  'many files': () => zip(Array.from({ length: 50_000 }, (_, at) => ({ name: `a${at}`, packed: Buffer.alloc(0) }))),
  'bombs beside it': () => {
    const packed = deflateRawSync(Buffer.alloc(BOMB))
    const bombs = Array.from({ length: 20 }, (_, at) => ({ name: `a${at}`, packed }))
    return zip([...bombs, { name: BODY, packed: deflateRawSync('<w:p>') }])
  },
  'a size that lies': () => zip([{ name: BODY, packed: deflateRawSync(Buffer.alloc(BOMB)), size: 10 }]),
  'an unknown packing': () => zip([{ name: BODY, packed: Buffer.from('a'), method: 99 }]),
  'cut short': (mb) => docx(Buffer.alloc(mb)).subarray(0, 300),
  'no end': (mb) => Buffer.concat([docx('<w:p>').subarray(0, 60), text('a', mb)]),
  'signs of files': (mb) => text('PK\x03\x04', 5 * mb),
  'names of 64 KB': () =>
    zip(
      Array.from({ length: 75 }, () => ({
        name: text('a', 65_535).toString(),
        packed: Buffer.alloc(0),
        extra: 65_535,
      })),
    ),
  'a size that is said at an end that never comes': (mb) => {
    const head = zip([{ name: 'a', packed: Buffer.alloc(0), method: 0 }]).subarray(0, 31)
    head.writeUInt16LE(8, 6)
    return Buffer.concat([head, text('P', 9.9 * mb)])
  },
  'one tag of many attributes': (mb) =>
    stored(
      `<a ${Array.from({ length: 700_000 }, (_, at) => `a${at}=""`)
        .join(' ')
        .slice(0, 7.9 * mb)}>`,
    ),
  'one attribute of ends': (mb) => stored(`<a b="${'>'.repeat(7.9 * mb)}">`),
  'one name': (mb) => stored(`<${'a'.repeat(7.8 * mb)}`),
  'one comment': (mb) => stored(`<!--${'>'.repeat(7.8 * mb)}`),
  'signs of entities': (mb) => stored(`<w:p><w:t>${'&'.repeat(7 * mb)}`),
  'ends of raw text': (mb) => stored(`<w:p><w:t><![CDATA[${']]'.repeat(3.8 * mb)}`),
  'breaks outside of paragraphs': (mb) => stored('<w:br/>'.repeat(1.1 * mb)),
}

type Object = { dict?: string; stream?: Buffer }

/** A PDF of one page with these objects from number 4 on; 4 is the page's content. */
function pdf(objects: Object[], { page = '', root = '', trailer = '' } = {}): Buffer {
  const all: Object[] = [
    { dict: `<</Type /Catalog /Pages 2 0 R ${root}>>` },
    { dict: '<</Type /Pages /Kids [3 0 R] /Count 1>>' },
    {
      dict: `<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <</Font <</F1 5 0 R>> /XObject <</A 6 0 R>>>> ${page}>>`,
    },
    ...objects,
  ]
  const parts = all.flatMap(({ dict = '<<>>', stream }, at) => [
    Buffer.from(`${at + 1} 0 obj ${stream ? dict.replace(/>>$/, `/Length ${stream.length}>>`) : dict}\n`),
    ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
    Buffer.from('endobj\n'),
  ])
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(`trailer <</Root 1 0 R ${trailer}>>\n%%EOF`)])
}
const FONT: Object = { dict: '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>' }
const flate = (content: Buffer | string): Object => ({ dict: '<</Filter /FlateDecode>>', stream: deflateSync(content) })
const shown = (content: string): Buffer => pdf([flate(content), FONT])
const wide = (table: string): Buffer =>
  pdf([
    flate('BT /F1 12 Tf (abcd) Tj ET'),
    { dict: '<</Type /Font /Subtype /Type0 /DescendantFonts [7 0 R] /ToUnicode 8 0 R>>' },
    {},
    { dict: '<</W [0 65535 500]>>' },
    flate(table),
  ])

/** Fonts that name one table, whose ranges all open a list that none closes. */
const sharedTable = (fonts: number): Buffer => {
  const names = Array.from({ length: fonts }, (_, at) => `/F${at} ${at + 6} 0 R`).join(' ')
  return pdf(
    [
      flate(Array.from({ length: fonts }, (_, at) => `/F${at} 1 Tf (a) Tj`).join(' ')),
      flate(`beginbfrange${'<0><0>['.repeat(42_000)}endbf`),
      ...Array.from({ length: fonts }, () => ({ dict: '<</Type /Font /Subtype /Type1 /ToUnicode 5 0 R>>' })),
    ],
    { page: `/Resources <</Font <<${names}>>>>` },
  )
}

const PDF: Record<string, Make> = {
  'packed twice': () =>
    pdf([
      { dict: '<</Filter [/FlateDecode /FlateDecode]>>', stream: deflateSync(deflateSync(Buffer.alloc(BOMB))) },
      FONT,
    ]),
  'packed three times': () =>
    pdf([
      {
        dict: '<</Filter [/FlateDecode /FlateDecode /FlateDecode]>>',
        stream: deflateSync(deflateSync(deflateSync(text(' ', BOMB)))),
      },
      FONT,
    ]),
  'packed without end': () =>
    pdf([{ dict: `<</Filter [${'/FlateDecode '.repeat(50_000)}]>>`, stream: deflateSync('a') }, FONT]),
  'bomb of zeros': () => shown('\0'.repeat(BOMB)),
  'bomb of letters': (mb) => shown(`BT /F1 12 Tf ${repeat('(a) Tj ', 3.9 * mb)}`),
  'bomb of numbers': (mb) => shown(repeat('1 ', 3.9 * mb)),
  'bomb of saved states': (mb) => shown(repeat('q ', 3.9 * mb)),
  'bomb of matrices': (mb) => shown(repeat('1 0 0 1 0 0 cm ', 3.9 * mb)),
  'bomb of open strings': (mb) => shown(repeat('(', 3.9 * mb)),
  'bomb of open lists': (mb) => shown(repeat('[', 3.9 * mb)),
  'bomb of open dictionaries': (mb) => shown(repeat('<<', 3.9 * mb)),
  'bomb of closings': (mb) => shown(repeat('>>)]', 3.9 * mb)),
  'bomb of pictures': (mb) => shown(repeat('BI ID EI ', 3.9 * mb)),
  'bomb of open pictures': (mb) => shown(repeat('BI ', 3.9 * mb)),
  'bomb of names': (mb) => shown(repeat('/A Do ', 3.9 * mb)),
  'bomb of fonts': (mb) => shown(repeat('/F1 12 Tf ', 3.9 * mb)),
  'lines of spaces': () => shown(repeat(`BT /F1 12 Tf (${' '.repeat(60_000)}) Tj `, 900_000)),
  'spaces drawn again': (mb) =>
    pdf([
      flate(repeat('/A Do ', mb)),
      FONT,
      { dict: '<</Subtype /Form /Filter /FlateDecode>>', stream: deflateSync(text(' ', 3.9 * mb)) },
    ]),
  'pages of one list': () =>
    pdf(
      [
        { dict: `[${Array.from({ length: 19_000 }, (_, at) => `${at + 5} 0 R`).join(' ')}]` },
        ...Array.from({ length: 19_000 }, () => ({ dict: '<</Kids 4 0 R>>' })),
      ],
      { root: '/Pages 5 0 R' },
    ),
  'widths of one list': () =>
    pdf([
      flate('BT /F1 12 Tf (abcd) Tj ET'),
      { dict: '<</Type /Font /Subtype /Type0 /DescendantFonts [7 0 R]>>' },
      {},
      { dict: `<</W [${'0 8 0 R '.repeat(6_600)}]>>` },
      { dict: `[${'5 '.repeat(19_000)}]` },
    ]),
  'a matrix without end': (mb) =>
    pdf([
      flate(repeat('/A Do ', mb)),
      FONT,
      { dict: `<</Subtype /Form /Matrix [${'1 '.repeat(19_000)}]>>`, stream: Buffer.from('q') },
    ]),
  'one string': (mb) => shown(`BT /F1 12 Tf (${repeat('a', 3.9 * mb)}) Tj`),
  'one list': (mb) => shown(`BT /F1 12 Tf [${repeat('(a) -999 ', 3.9 * mb)}] TJ`),
  'a form that draws itself': () =>
    pdf([
      flate('/A Do'),
      FONT,
      {
        dict: '<</Subtype /Form /Filter /FlateDecode /Resources <</XObject <</A 6 0 R>>>>>>',
        stream: deflateSync('/A Do /A Do'),
      },
    ]),
  'forms of forms': () =>
    pdf([
      flate('/A Do'),
      FONT,
      ...Array.from({ length: 30 }, (_, at) => ({
        dict: `<</Subtype /Form /Resources <</XObject <</A ${at + 7} 0 R>>>>>>`,
        stream: Buffer.from('/A Do '.repeat(30)),
      })),
      { dict: '<</Subtype /Form>>', stream: Buffer.from('BT (a) Tj ET') },
    ]),
  'pages in a circle': () =>
    Buffer.from(
      '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj 2 0 obj <</Type /Pages /Kids [2 0 R 2 0 R]>> endobj trailer <</Root 1 0 R>>',
    ),
  'pages without end': () =>
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Pages 2 0 R>> endobj 2 0 obj <</Kids [${'3 0 R '.repeat(100_000)}]>> endobj 3 0 obj <</Type /Page>> endobj trailer <</Root 1 0 R>>`,
    ),
  'pages in depth': () =>
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Pages 2 0 R>> endobj ${Array.from({ length: 20_000 }, (_, at) => `${at + 2} 0 obj <</Kids [${at + 3} 0 R]>> endobj`).join('\n')} trailer <</Root 1 0 R>>`,
    ),
  'a count of pages': () =>
    Buffer.from(
      '%PDF-1.7\n1 0 obj <</Pages 2 0 R>> endobj 2 0 obj <</Kids [] /Count 999999999>> endobj trailer <</Root 1 0 R>>',
    ),
  'a link to itself': () => Buffer.from('%PDF-1.7\n1 0 obj 1 0 R endobj trailer <</Root 1 0 R>>'),
  'links in a circle': () => Buffer.from('%PDF-1.7\n1 0 obj 2 0 R endobj 2 0 obj 1 0 R endobj trailer <</Root 1 0 R>>'),
  'a length that is its own': () => pdf([{ dict: '<</Length 4 0 R>>', stream: Buffer.from('BT ET') }, FONT]),
  'a length without end': () => pdf([{ dict: '<</Length 999999999>>', stream: Buffer.from('BT ET') }, FONT]),
  'contents said again': (mb) =>
    pdf([flate(repeat('BT (a) Tj ET ', mb)), FONT], { page: `/Contents [${'4 0 R '.repeat(10_000)}]` }),
  'objects without end': () =>
    Buffer.from(`%PDF-1.7\n${Array.from({ length: 400_000 }, (_, at) => `${at} 0 obj 1 endobj`).join('\n')}`),
  'one object again': () => Buffer.from(`%PDF-1.7\n${'1 0 obj <</Root 1 0 R>> '.repeat(300_000)}`),
  'objects left open': () =>
    Buffer.from(
      `%PDF-1.7\n${Array.from({ length: 50_000 }, (_, at) => `${at} 0 obj <</Kids [${at + 1} 0 R (`).join('\n')} /Root 1 0 R `,
    ),
  'streams left open': () =>
    Buffer.from(
      `%PDF-1.7\n${Array.from({ length: 50_000 }, (_, at) => `${at} 0 obj <</Type /ObjStm /N 9 /First 9>> stream\n1 1 `).join('\n')}`,
    ),
  'packed objects': (mb) => {
    const dict = '<</Type /ObjStm /N 900000 /First 3900000 /Filter /FlateDecode>>'
    const stream = deflateSync(repeat('1 1 ', 3.9 * mb))
    return pdf([flate('BT ET'), FONT, ...Array.from({ length: 100 }, () => ({ dict, stream }))])
  },
  'packed objects in a circle': () =>
    pdf([flate('BT ET'), FONT, { dict: '<</Type /ObjStm /N 1 /First 6 0 R>>', stream: Buffer.from('6 0 <<>>') }]),
  'a wide range': () => wide('beginbfrange <0000> <FFFFFFFF> <0041> endbfrange'),
  'many ranges': () => wide(repeat('beginbfrange <0000> <FFFF> <0041> endbfrange ', 200_000)),
  'open ranges': () => wide(repeat('beginbfrange <0000> <FFFF> [', 300_000)),
  'one table for many fonts': () => sharedTable(110),
  'tables left open': (mb) => wide(repeat('beginbfchar ', 3 * mb)),
  'long meanings': () => wide(`beginbfchar ${repeat(`<61> <${'0041'.repeat(16)}>`, 300_000)} endbfchar`),
  'names with signs': () =>
    pdf([{ dict: '<</F#69lter /Fl#61teDecode>>', stream: deflateSync(Buffer.alloc(BOMB)) }, FONT]),
  locked: () => pdf([flate('BT ET'), FONT], { trailer: '/Encrypt 9 0 R' }),
  'cut short': () => shown('BT (a) Tj ET').subarray(0, 300),
  'signs alone': (mb) => Buffer.concat([Buffer.from('%PDF-'), text('obj ', 5 * mb)]),
  'numbers alone': (mb) => Buffer.concat([Buffer.from('%PDF-'), text('1 ', 9 * mb)]),
  'ends alone': (mb) => Buffer.concat([Buffer.from('%PDF-'), text('endstream ', 9 * mb)]),
  hexadecimal: (mb) => pdf([{ dict: '<</Filter /AHx>>', stream: text('0 ', 9 * mb) }, FONT]),
  'eighty-five again': () =>
    pdf(
      [
        { dict: '<<>>', stream: Buffer.from(' ') },
        FONT,
        ...Array.from({ length: 90 }, () => ({ dict: '<</Filter /A85>>', stream: text('z', 100_000) })),
      ],
      { page: `/Contents [${Array.from({ length: 90 }, (_, at) => `${at + 6} 0 R`).join(' ')}]` },
    ),
  'eighty-five': (mb) => pdf([{ dict: '<</Filter [/ASCII85Decode /FlateDecode]>>', stream: text('z', 9 * mb) }, FONT]),
}

const TEXT: Record<string, Make> = {
  'one line': (mb) => text('a', 9 * mb),
  'lines without end': (mb) => text('\n', 9 * mb),
  'short lines': (mb) => text('A\n\n', 0.9 * mb),
  questions: (mb) => text('Do you?\nYes.\n\n', 0.9 * mb),
  tabs: (mb) => text('\t', 0.9 * mb),
  prices: (mb) => text('Cut .... $5\n', 0.9 * mb),
  headings: (mb) => text('# A\n', 0.9 * mb),
  'a pair of bytes left over': (mb) => Buffer.concat([Buffer.from([0xff, 0xfe]), text('\xd8', mb)]),
  'no encoding': (mb) => text('\x80\xff', mb),
  'a picture': (mb) => Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), text('a', mb)]),
}

export type HostileFile = { name: string; contentType: string; make: (megabyte?: number) => Buffer }
const filesOf = (kind: string, contentType: string, all: Record<string, Make>): HostileFile[] =>
  Object.entries(all).map(([name, make]) => ({
    name: `${kind}: ${name}`,
    contentType,
    make: (megabyte = MEGABYTE) => make(megabyte),
  }))

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PDF_TYPE = 'application/pdf'

export const hostileFiles: HostileFile[] = [
  ...filesOf('word', DOCX_TYPE, WORD),
  ...filesOf('pdf', PDF_TYPE, PDF),
  ...filesOf('text', 'text/plain', TEXT),
  ...filesOf('word as pdf', PDF_TYPE, { 'a bomb': (mb) => WORD['bomb of zeros']?.(mb) ?? Buffer.alloc(0) }),
  ...filesOf('pdf as word', DOCX_TYPE, { 'a bomb': (mb) => PDF['bomb of zeros']?.(mb) ?? Buffer.alloc(0) }),
  ...filesOf('pdf as text', 'text/plain', { 'a bomb': (mb) => PDF['packed twice']?.(mb) ?? Buffer.alloc(0) }),
  ...filesOf('word as text', 'text/markdown', { 'a bomb': (mb) => WORD['bomb of texts']?.(mb) ?? Buffer.alloc(0) }),
]
