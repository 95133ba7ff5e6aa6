import type { BusinessProfile } from '../businesses/profile'
import { serviceLevel } from '../businesses/serviceLevel'
import type { Context } from '../context'
import type { QuotaVerdict } from '../usage/askQuota'
import { hasModelBudget } from '../usage/modelBudget'
import type { Answerer } from './answerer'
import { groundedAnswerer } from './groundedAnswerer'
import { modelAnswerer } from './modelAnswerer'
import { chooseModel } from './models/chooseModel'
import { close, isOpen, open } from './models/circuit'
import type { Model } from './models/model'
import { tryAgain } from './models/tryAgain'
import { PACKS } from './packs/packs'
import { withSafety } from './safety/withSafety'

/** From facts alone, with the trade's rules. */
export const factsAnswerer = ({ businessType }: BusinessProfile): Answerer =>
  withSafety(groundedAnswerer, PACKS[businessType])

/** Who answers a visitor of this business: a model where there is one, it works, and plan and budget hold it; else its facts. */
export function chooseAnswerer(ctx: Context, profile: BusinessProfile, quota: QuotaVerdict | null): Answerer {
  const model = chooseModel(ctx)
  if (!model || quota === 'over' || serviceLevel(profile, ctx.now()) !== 'full') return factsAnswerer(profile)
  return async function* (question) {
    const answerer = (await mayAsk(ctx, profile, model)) ? withModel(ctx, profile, model) : factsAnswerer(profile)
    return yield* answerer(question)
  }
}

async function mayAsk(ctx: Context, profile: BusinessProfile, model: Model): Promise<boolean> {
  if (isOpen(model.endpoint, profile.id, ctx.now())) {
    ctx.waitUntil(tryAgain(model, profile.id, ctx.settings.AI_TIMEOUT_MS))
    return false
  }
  return hasModelBudget(ctx, profile)
}

const withModel = (ctx: Context, profile: BusinessProfile, model: Model): Answerer =>
  withSafety(
    modelAnswerer({
      model,
      limitMs: ctx.settings.AI_TIMEOUT_MS,
      guidance: PACKS[profile.businessType].guidance,
      answered: () => close(model.endpoint, profile.id),
      failed: (messages) => {
        open(model.endpoint, profile.id, messages, ctx.now())
        ctx.waitUntil(tryAgain(model, profile.id, ctx.settings.AI_TIMEOUT_MS))
      },
    }),
    PACKS[profile.businessType],
  )
