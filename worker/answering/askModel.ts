import { type BusinessProfile, serviceLevel } from '../businesses'
import type { Context } from '../platform/context'
import { log } from '../platform/log/log'
import { spendTokens } from '../usage'
import { mayAsk } from './chooseAnswerer'
import { chooseModel } from './speak/models/chooseModel'
import { ModelFailed } from './speak/models/model'
import { withTimeLimit } from './speak/models/withTimeLimit'

/** Where nobody waits: a whole answer takes longer than a reply's first words. */
const PATIENCE = 2
/** Many times what any such question is answered with: whatever is longer is no answer. */
const MOST_SAID = 4_000

/** What a model says; undefined without a model, budget or an answer within the limits. Never throws. */
export async function askModel(
  ctx: Context,
  profile: BusinessProfile,
  { system, user }: { system: string; user: string },
  limitMs = ctx.settings.AI_TIMEOUT_MS * PATIENCE,
): Promise<string | undefined> {
  const model = chooseModel(ctx)
  if (!model || serviceLevel(profile, ctx.now()) !== 'full' || !(await mayAsk(ctx, profile, model))) return undefined
  const messages = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: user },
  ]
  let said = ''
  try {
    const pieces = withTimeLimit((stop) => model.stream(messages, stop), limitMs)
    for (;;) {
      const step = await pieces.next()
      if (step.done) {
        await spendTokens(ctx, profile, step.value)
        return said
      }
      said += step.value
      if (said.length > MOST_SAID) throw new ModelFailed('nonsense')
    }
  } catch (error) {
    log.warn('model.not-asked', { endpoint: model.endpoint, error })
    return undefined
  }
}
