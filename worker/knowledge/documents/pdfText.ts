import { Unzlib } from 'fflate'
import { UnreadableFile } from '../errors'

const MAX_UNPACKED = 60 * 1024 * 1024
const CHUNK = 16 * 1024
const MOST_PAGES = 150
const WITHIN_MS = 15_000

/** The text of a PDF, a blank line between its pages. Throws `UnreadableFile`. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-') === false) {
    throw new UnreadableFile('The file is no PDF.')
  }
  assertUnpacksWithin(bytes, MAX_UNPACKED)
  // A megabyte that most isolates never need.
  const { getDocumentProxy } = await import('unpdf')
  try {
    const pdf = await getDocumentProxy(bytes.slice(), { stopAtErrors: false, maxImageSize: 0 })
    const late = Date.now() + WITHIN_MS
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && Date.now() < late; number++) {
      const page = await pdf.getPage(number)
      pages.push(textOf((await page.getTextContent()).items))
      page.cleanup()
    }
    await pdf.loadingTask.destroy()
    return pages.join('\n\n')
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new UnreadableFile(
      isLocked ? 'The file asks for a password. Please send it without.' : 'The file is damaged, or no PDF.',
      { cause },
    )
  }
}

type Item = { str: string; hasEOL: boolean; width: number; transform: number[] } | object

/** A gap in a line as wide as two letters parts the cells of a table. */
function textOf(items: Item[]): string {
  let text = ''
  let end = 0
  for (const item of items) {
    if (!('str' in item)) continue
    const [scale = 10, , , , x = 0] = item.transform
    if (item.str.trim() !== '') {
      const isStart = text === '' || text.endsWith('\n')
      if (!isStart && x - end > 2 * Math.abs(scale)) text = `${text.trimEnd()}\t`
      end = x + item.width
    }
    text += item.str + (item.hasEOL ? '\n' : '')
  }
  return text
}

/** Unpacks every packed part of the file by bits, and throws as soon as they are too much together: the library would take them whole. */
function assertUnpacksWithin(bytes: Uint8Array, max: number): void {
  let size = 0
  const file = new TextDecoder('latin1').decode(bytes)
  for (const { index, 0: start } of file.matchAll(/stream\r?\n/g)) {
    if (file.slice(index - 3, index) === 'end') continue
    const from = index + start.length
    const until = file.indexOf('endstream', from)
    if (until < 0 || (bytes[from] ?? 0) % 16 !== 8) continue
    const part = new Unzlib((chunk) => {
      size += chunk.byteLength
    })
    try {
      for (let at = from; at < until; at += CHUNK) {
        part.push(bytes.subarray(at, Math.min(at + CHUNK, until)), at + CHUNK >= until)
        if (size > max) break
      }
    } catch (error) {
      // Not packed this way after all, or cut short: the library says what it thinks of that.
      if (!(error instanceof Error)) throw error
    }
    if (size > max) throw new UnreadableFile(`The file unpacks to more than ${max / 1024 / 1024} MB.`)
  }
}
