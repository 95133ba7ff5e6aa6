import { log } from '../../platform/log/log'
import { readVerdict, type verifyQuestion } from '../check/verify'
import type { Model } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'

/** So long a doubtful sentence may hold those after it. */
const PATIENCE_MS = 800

/** Whether a model says that the statement carries the sentence; anything but a plain yes in time is no. Never throws. */
export async function askVerifier(model: Model, { system, user }: ReturnType<typeof verifyQuestion>): Promise<boolean> {
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
    return readVerdict(said) === 'yes'
  } catch (error) {
    log.warn('verifier.failed', { endpoint: model.endpoint, error })
    return false
  } finally {
    pieces.return(0).catch(() => undefined)
  }
}
