import { withoutUndefined } from '../../platform/withoutUndefined'
import type { ModelReply } from '../speak/speakWithModel'
import type { Speaking } from '../speak/withoutModel/speaking'
import { wentWrong } from '../state'
import { remember } from '../understand/remember'

const TAKES_UP = ['form', 'person'] as const

type Heard = Pick<Speaking, 'question' | 'understood' | 'state'>

/** So sure of a complaint, its words leave no doubt. */
const SURE = 0.97

/**
 * Whoever complains is told sorry, or that somebody will hear of it: where a model, which hears for itself, says nothing of the kind, "he didn't even
 * flinch" was none. Money and injuries are nobody's praise, and who complained before isn't told sorry twice.
 */
export function asModelHeard(
  { question, understood, state }: Heard,
  model: ModelReply | undefined,
): Pick<Heard, 'understood' | 'state'> {
  const isDoubted = understood.kind === 'complaint' && understood.confidence < SURE && !wentWrong(question.state.matter)
  const isSpoken = model !== undefined && !model.isBroken && model.kept > 0
  if (!isDoubted || !isSpoken || model.isMoved || TAKES_UP.some((tag) => model.tags.has(tag)))
    return { understood, state }
  const meant = { ...understood, kind: understood.asks ? ('question' as const) : ('small_talk' as const) }
  const { matter, details } = remember(question.state, meant, question.text)
  return { understood: meant, state: withoutUndefined({ ...state, matter, details }) }
}
