import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { unzipSync } from 'fflate'
import { parseDocument } from 'htmlparser2'
import { UnreadableFile } from '../errors'
import { elementsIn } from '../extraction/elementText'

const BODY = 'word/document.xml'
const MAX_UNPACKED = 20 * 1024 * 1024

/** The text of a Word file: headings marked by #, items by a dash, a table's cells parted by tabs. Throws `UnreadableFile`. */
export function docxText(bytes: Uint8Array): string {
  const body = unpack(bytes)
  const root = parseDocument(new TextDecoder().decode(body), { xmlMode: true })
  const lines: string[] = []
  for (const element of elementsIn(root.children)) {
    if (element.name === 'w:tr') lines.push(cellsOf(element).join('\t'))
    else if (element.name === 'w:p' && !isInTable(element)) lines.push(paragraph(element), '')
  }
  return lines.join('\n')
}

function unpack(bytes: Uint8Array): Uint8Array {
  let isTooLarge = false
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== BODY) return false
        isTooLarge = originalSize > MAX_UNPACKED
        return !isTooLarge
      },
    })
    const body = files[BODY]
    if (body) return body
  } catch (cause) {
    throw new UnreadableFile('The file is damaged, or no Word document.', { cause })
  }
  throw new UnreadableFile(isTooLarge ? 'The file unpacks to more than 20 MB.' : 'The file is no Word document.')
}

const isInTable = (element: Element): boolean => {
  for (let node = element.parent; node && isTag(node); node = node.parent) if (node.name === 'w:tc') return true
  return false
}

const cellsOf = (row: Element): string[] =>
  row.children.filter(isTag).flatMap((cell) => (cell.name === 'w:tc' ? [runs(cell).trim()] : []))

function paragraph(element: Element): string {
  const text = runs(element).trim()
  const inside = [...elementsIn(element.children)]
  const style = inside.find(({ name }) => name === 'w:pStyle')?.attribs['w:val'] ?? ''
  const [, level] = /^(?:heading|title)\s*(\d)?/i.exec(style) ?? []
  if (text && /^(?:heading|title)/i.test(style)) return `${'#'.repeat(Number(level ?? 1))} ${text}`
  return text && inside.some(({ name }) => name === 'w:numPr') ? `- ${text}` : text
}

function runs(element: Element): string {
  let text = ''
  const open: ChildNode[] = element.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node) && node.parent && isTag(node.parent) && node.parent.name === 'w:t') text += node.data
    if (!isTag(node)) continue
    if (node.name === 'w:tab' || node.name === 'w:br' || (node.name === 'w:p' && text !== '')) text += ' '
    for (let at = node.children.length - 1; at >= 0; at--) open.push(...node.children.slice(at, at + 1))
  }
  return text
}
