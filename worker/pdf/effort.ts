import { PdfError } from './value'

/** What is left of what a file may take; each counts down. */
export type Effort = {
  /** Bytes that streams unpack to, layer by layer, and hold. */
  unpacked: number
  /** Characters of objects. */
  characters: number
  /** Characters of what is drawn, each time that it is. */
  drawn: number
  /** Tokens of what is drawn. */
  tokens: number
  /** Letters of text. */
  letters: number
  /** Entries of fonts' tables and of lists of pages. */
  entries: number
}

const MEGABYTE = 1024 * 1024

export const newEffort = (): Effort => ({
  unpacked: 16 * MEGABYTE,
  characters: 5 * MEGABYTE,
  drawn: 32 * MEGABYTE,
  tokens: 1_000_000,
  letters: MEGABYTE,
  entries: 300_000,
})

export function spend(effort: Effort, on: keyof Effort, amount: number): void {
  effort[on] -= amount
  if (effort[on] < 0) throw new PdfError('large')
}
