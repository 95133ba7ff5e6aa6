import data from '../data/small.json'
import type { Parser } from './parser'
import { listBook } from './phrases'

const closedAt = listBook(data.closed)

export const closed: Parser = ({ tokens }, at) => {
  const found = closedAt(tokens, at)
  return found && { start: at, end: found.end, content: { kind: 'closed' } }
}
