import { PdfError } from './value'

/** What is left of what a file may take; each counts down. */
export type Effort = {
  /** Bytes that streams unpack to. */
  unpacked: number
  /** Characters of objects. */
  characters: number
  /** Tokens of what is drawn. */
  tokens: number
  /** Letters of text. */
  letters: number
  /** Entries of fonts' tables. */
  entries: number
}

const MEGABYTE = 1024 * 1024

export const newEffort = (): Effort => ({
  unpacked: 24 * MEGABYTE,
  characters: 5 * MEGABYTE,
  tokens: 1_000_000,
  letters: MEGABYTE,
  entries: 300_000,
})

export function spend(effort: Effort, on: keyof Effort, amount: number): void {
  effort[on] -= amount
  if (effort[on] < 0) throw new PdfError('large')
}
