import { cutAtSentence } from './cutAtSentence'

const PART = /(?<=[.!?;]\s|[。！？；]|\n)/u
const GAP = ' … '

/** At most so many characters: how a text begins and, where there isn't room for all of it, what was said last; whole sentences where any fit. */
export function keepEnds(text: string, most: number): string {
  if (text.length <= most) return text
  const parts = text.split(PART)
  const half = Math.floor((most - GAP.length) / 2)
  const head = (longestOf(parts, half) || cutAtSentence(text, half)).replace(/[;…\s]+$/u, '')
  const room = most - GAP.length - head.length
  return `${head}${GAP}${longestOf(parts, room, true) || lastWords(text, room)}`
}

/** As many of these as fit, from the beginning or from the end. */
function longestOf(parts: readonly string[], room: number, isFromEnd = false): string {
  let kept = ''
  for (const part of isFromEnd ? parts.toReversed() : parts) {
    const longer = isFromEnd ? part + kept : kept + part
    if (longer.trim().length > room) break
    kept = longer
  }
  return kept.trim()
}

function lastWords(text: string, room: number): string {
  const end = text.slice(-room).toWellFormed()
  return end.slice(end.indexOf(' ') + 1)
}
