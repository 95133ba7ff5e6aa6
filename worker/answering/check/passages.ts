import type { Statement } from '../../knowledge'
import { type EvidenceIndex, isInBlock } from './index'

/** What a model is shown of a statement. */
export type Shown = Pick<Statement, 'source' | 'trail' | 'text'>

const LONGEST = 300

/**
 * Statements as a reader of the page meets them: a sentence with those around it in its paragraph, once for all that are in it. "Priya Raman,
 * LMBT." says her days only with "Tuesdays and Saturdays." behind it.
 */
export function passagesOf(statements: Iterable<Statement>, index: EvidenceIndex, most: number): Shown[] {
  const passages: Shown[] = []
  for (const statement of statements) {
    if (passages.some((one) => isWithin(statement, one))) continue
    passages.push({ ...statement, text: passageOf(statement, index) })
    if (passages.length === most) break
  }
  return passages
}

const isWithin = ({ source, trail, text }: Statement, passage: Shown): boolean =>
  source.url === passage.source.url && trail.join() === passage.trail.join() && passage.text.includes(text)

/** As much of its paragraph as is short, what follows first. */
function passageOf(statement: Statement, { entries, places }: EvidenceIndex): string {
  const at = places.get(statement)
  if (at === undefined || statement.kind !== 'sentence') return statement.text
  const taken = [statement.text]
  const beside = (place: number): string | undefined => {
    const one = entries[place]?.statement
    const fits =
      one?.kind === 'sentence' && isInBlock(one, statement) && [...taken, one.text].join(' ').length < LONGEST
    return fits ? one.text : undefined
  }
  for (let place = at + 1, text = beside(place); text !== undefined; text = beside(++place)) taken.push(text)
  for (let place = at - 1, text = beside(place); text !== undefined; text = beside(--place)) taken.unshift(text)
  return taken.join(' ')
}
