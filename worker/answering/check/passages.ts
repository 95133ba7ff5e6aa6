import type { Statement } from '../../knowledge'
import { type EvidenceIndex, isInBlock } from './index'

/** What a model is shown of a statement. */
export type Shown = Pick<Statement, 'source' | 'trail' | 'text'> & { statements: readonly Statement[] }

const LONGEST = 300

/**
 * Statements as a reader of the page meets them: a sentence with those around it in its paragraph, once for all that are in it. "Priya Raman,
 * LMBT." says her days only with "Tuesdays and Saturdays." behind it.
 */
export function passagesOf(statements: Iterable<Statement>, index: EvidenceIndex, most: number): Shown[] {
  const passages: Shown[] = []
  for (const statement of statements) {
    if (passages.some((one) => isWithin(statement, one))) continue
    const statements = passageOf(statement, index)
    const text = statements.map((one) => one.text).join(' ')
    passages.push({ source: statement.source, trail: statement.trail, text, statements })
    if (passages.length === most) break
  }
  return passages
}

const isWithin = (statement: Statement, passage: Shown): boolean =>
  passage.statements.includes(statement) ||
  (statement.source.url === passage.source.url &&
    statement.trail.join() === passage.trail.join() &&
    passage.text.includes(statement.text))

/** As much of its paragraph as is short, what follows first. */
function passageOf(statement: Statement, { entries, places }: EvidenceIndex): Statement[] {
  const at = places.get(statement)
  const taken = [statement]
  if (at === undefined || statement.kind !== 'sentence') return taken
  const beside = (place: number): Statement | undefined => {
    const one = entries[place]?.statement
    const fits =
      one?.kind === 'sentence' &&
      isInBlock(one, statement) &&
      [...taken, one].map(({ text }) => text).join(' ').length < LONGEST
    return fits ? one : undefined
  }
  for (let place = at + 1, one = beside(place); one !== undefined; one = beside(++place)) taken.push(one)
  for (let place = at - 1, one = beside(place); one !== undefined; one = beside(--place)) taken.unshift(one)
  return taken
}
