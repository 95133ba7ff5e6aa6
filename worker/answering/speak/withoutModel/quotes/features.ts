import type { Evidence, Ranked } from '../../../gather/evidence'

export const FEATURES = [
  'coverage',
  'textCoverage',
  'rarest',
  'wantedHeld',
  'wantedMissing',
  'faq',
  'faqSure',
  'margin',
  'isFirst',
  'rank',
  'relative',
  'words',
  'length',
  'isRow',
  'isItem',
  'isFaq',
  'isOwners',
  'wholeCovered',
  'coverageWanted',
  'missing',
] as const

/** What tells whether a statement answers a question, each about 0 to 1, in the order of `FEATURES`. */
export function featuresOf({ ranked }: Evidence, at: number): number[] {
  const one = ranked[at]
  const first = ranked[0]
  if (!one || !first) return FEATURES.map(() => 0)
  const { statement, coverage, textCoverage, rarest, wanted, faq, score, words } = one
  const rival = ranked.find((other) => other.statement.text !== statement.text && other !== one)
  const best = Math.max(...ranked.slice(0, 20).map((other) => other.coverage))
  const values: Record<(typeof FEATURES)[number], number> = {
    coverage,
    textCoverage,
    rarest,
    wantedHeld: wanted === 1 ? 1 : 0,
    wantedMissing: wanted === -1 ? 1 : 0,
    faq,
    faqSure: faq > 0.6 ? 1 : 0,
    margin: rival && score > 0 ? Math.max(-1, (score - rival.score) / score) : 1,
    isFirst: at === 0 ? 1 : 0,
    rank: 1 / (1 + at),
    relative: first.score > 0 ? score / first.score : 0,
    words: Math.min(2, words / 10),
    length: Math.min(1, statement.text.length / 300),
    isRow: statement.kind === 'row' ? 1 : 0,
    isItem: statement.kind === 'item' ? 1 : 0,
    isFaq: statement.kind === 'faq' ? 1 : 0,
    isOwners: statement.source.kind === 'fact' || statement.source.kind === 'faq' ? 1 : 0,
    wholeCovered: coverage > 0.95 ? 1 : 0,
    coverageWanted: wanted === 1 ? coverage : 0,
    missing: best - coverage,
  }
  return FEATURES.map((name) => values[name])
}

export type Candidate = Ranked & { at: number; share: number }
