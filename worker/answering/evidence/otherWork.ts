import { matchOf } from '../language/concepts'
import { groupNumber } from '../language/lexicon'
import { isOtherWork, isTrade } from '../language/wordClasses'
import type { Ranked } from './rank'
import type { Asked } from './weigh'

/** Where there are such, they are sold. */
const SOLD = new Set(['gift card', 'membership', 'package', 'product'].map(groupNumber))

/**
 * "Clean gutters" where gutters are only installed: what is done to the thing is said, and it is something else. Who gives
 * guitar lessons sells no guitars unless they say so.
 */
export const asksOtherwise = (asked: Asked[], ranked: Ranked[]): boolean => {
  const actions = asked
    .filter(({ concept }) => concept.action && !concept.told && concept.groups.length > 0)
    .map(({ concept }) => concept)
  if (actions.length === 0 || asked.some(({ concept }) => concept.groups.some((group) => SOLD.has(group)))) return false
  const about = ranked.filter(({ missesKey }) => !missesKey).map(({ passage }) => passage)
  const isDone = about.some(({ own, around }) =>
    actions.some((action) => matchOf(action, own) > 0 || matchOf(action, around) > 0),
  )
  if (!isDone && actions.some((action) => action.stems.some(isTrade))) return true
  return !isDone && about.some(({ own }) => [...own.stems].some(isOtherWork))
}
