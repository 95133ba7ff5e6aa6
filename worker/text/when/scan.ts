import type { Lexeme } from '../values/lexemes'
import { CLAUSE_RULES, readOn } from './clauseRules'
import { PIECE_RULES } from './pieceRules'
import { lookAt } from './rule'
import { type Scanned, ScanState } from './scanState'
import { apart, spelled } from './spelled'
import type { WhenWords } from './words'

export type { Scanned }

/** What may stand somewhere, in the order in which it is looked for. */
const RULES = [...PIECE_RULES, ...CLAUSE_RULES]

/** All that a text says of a time, in reading order. */
export function scan(all: readonly Lexeme[], words: WhenWords, country: string): Scanned {
  const lexemes = all.flatMap((lexeme) => apart(spelled(lexeme, words), words))
  const state = new ScanState(lexemes, words, country)
  for (let at = 0; at < lexemes.length; ) at = nextAfter(state, at)
  return state.finish()
}

function nextAfter(state: ScanState, at: number): number {
  const seen = lookAt(state, at)
  for (const rule of RULES) {
    const next = rule(state, at, seen)
    if (next !== undefined) return next
  }
  return readOn(state, at)
}
