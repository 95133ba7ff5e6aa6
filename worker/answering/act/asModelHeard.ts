import { withoutUndefined } from '../../platform/withoutUndefined'
import type { ModelReply } from '../speak/speakWithModel'
import type { Speaking } from '../speak/withoutModel/speaking'
import { isUpset, wentWrong } from '../state'
import { remember } from '../understand/remember'

type Heard = Pick<Speaking, 'question' | 'understood' | 'state'>

/**
 * Whoever complains is told sorry first: where a model, which hears for itself, says nothing of the kind, "he didn't even flinch" was none. Who
 * complained before is told so only once.
 */
export function asModelHeard(
  { question, understood, state }: Heard,
  model: ModelReply | undefined,
): Pick<Heard, 'understood' | 'state'> {
  const isHeard = !model || model.isBroken || model.isSorry || wentWrong(question.state.matter)
  if (isHeard || !isUpset(understood.kind)) return { understood, state }
  const meant = { ...understood, kind: understood.asks ? ('question' as const) : ('small_talk' as const) }
  const { matter, details } = remember(question.state, meant, question.text)
  return { understood: meant, state: withoutUndefined({ ...state, matter, details }) }
}
