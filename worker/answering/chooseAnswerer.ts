import { type BusinessProfile, serviceLevel } from '../businesses'
import type { Context } from '../platform/context'
import { hasModelBudget, type QuotaVerdict } from '../usage'
import { answererWith } from './answer'
import type { Answerer } from './answerer'
import { chooseModel } from './speak/models/chooseModel'
import { close, isOpen, open, tryAgain } from './speak/models/circuit'
import type { Model } from './speak/models/model'

/** From what the business says alone. */
export const factsAnswerer: Answerer = answererWith(undefined)

/** Who answers a visitor of this business: a model where there is one, it works, and plan and budget hold it; else its facts. */
export function chooseAnswerer(ctx: Context, profile: BusinessProfile, quota: QuotaVerdict | null): Answerer {
  const model = chooseModel(ctx)
  if (!model || quota === 'over' || serviceLevel(profile, ctx.now()) !== 'full') return factsAnswerer
  return async function* (question) {
    const answerer = (await mayAsk(ctx, profile, model)) ? withModel(ctx, profile, model) : factsAnswerer
    return yield* answerer(question)
  }
}

export async function mayAsk(ctx: Context, profile: BusinessProfile, model: Model): Promise<boolean> {
  if (isOpen(model.endpoint, profile.id, ctx.now())) {
    ctx.waitUntil(tryAgain(model, profile.id, ctx.settings.AI_TIMEOUT_MS))
    return false
  }
  return hasModelBudget(ctx, profile)
}

const withModel = (ctx: Context, profile: BusinessProfile, model: Model): Answerer =>
  answererWith({
    model,
    limitMs: ctx.settings.AI_TIMEOUT_MS,
    answered: () => close(model.endpoint, profile.id),
    failed: (messages) => {
      open(model.endpoint, profile.id, messages, ctx.now())
      ctx.waitUntil(tryAgain(model, profile.id, ctx.settings.AI_TIMEOUT_MS))
    },
  })
