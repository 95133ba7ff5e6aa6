import { log } from '../../platform/log/log'
import { readVerdict, type verifyQuestion } from '../check/verify'
import type { Model } from './models/model'
import { withTimeLimit } from './models/withTimeLimit'

/** So long a doubtful sentence may hold those after it, whatever is asked about it. */
export const PATIENCE_MS = 800

/** "Yes", and the numbers of all lines that a sentence could need. */
const LONGEST = 200

/** What a model says of whether, and where, the statements carry the sentence; undefined without a plain yes or no until then. Never throws. */
export async function askVerifier(
  model: Model,
  { system, user }: ReturnType<typeof verifyQuestion>,
  until: number,
): Promise<ReturnType<typeof readVerdict>> {
  const pieces = withTimeLimit(
    (stop) =>
      model.stream(
        [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stop,
      ),
    Math.max(1, until - Date.now()),
  )
  let said = ''
  try {
    for (let step = await pieces.next(); !step.done && Date.now() < until; step = await pieces.next()) {
      said += step.value
      if (said.length > LONGEST) break
    }
    return readVerdict(said)
  } catch (error) {
    log.warn('verifier.failed', { endpoint: model.endpoint, error })
    return undefined
  } finally {
    pieces.return(0).catch(() => undefined)
  }
}
