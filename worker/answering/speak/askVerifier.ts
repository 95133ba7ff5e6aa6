import { log } from '../../platform/log/log'
import { readVerdict, type verifyQuestion } from '../check/verify'
import type { Model } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'

/** So long a doubtful sentence may hold those after it. */
const PATIENCE_MS = 800

/** Whether a model says that the statements carry the sentence; undefined without a plain yes or no in time. Never throws. */
export async function askVerifier(
  model: Model,
  { system, user }: ReturnType<typeof verifyQuestion>,
): Promise<'yes' | 'no' | undefined> {
  const until = Date.now() + PATIENCE_MS
  const pieces = withTimeLimit(
    (stop) =>
      model.stream(
        [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stop,
      ),
    PATIENCE_MS,
  )
  let said = ''
  try {
    for (let step = await pieces.next(); !step.done && Date.now() < until; step = await pieces.next()) {
      said += step.value
      if (said.length > 20) break
    }
    return readVerdict(said)
  } catch (error) {
    log.warn('verifier.failed', { endpoint: model.endpoint, error })
    return undefined
  } finally {
    pieces.return(0).catch(() => undefined)
  }
}
