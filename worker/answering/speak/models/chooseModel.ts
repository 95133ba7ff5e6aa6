import type { Context } from '../../../platform/context'
import { NO_MODEL } from '../../../platform/env'
import type { Model } from './model'
import { openAiModel } from './openAiModel'
import { workersAiModel } from './workersAiModel'

/** With AI_BASE_URL that endpoint, else Workers AI where it is bound. Undefined for neither or `AI_MODEL=none`: facts answer alone. */
export function chooseModel({ env, settings }: Pick<Context, 'env' | 'settings'>): Model | undefined {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = settings
  if (AI_MODEL === NO_MODEL) return undefined
  if (AI_BASE_URL) return openAiModel({ baseUrl: AI_BASE_URL, model: AI_MODEL ?? 'default', apiKey: AI_API_KEY })
  return env.AI ? workersAiModel(env.AI, AI_MODEL) : undefined
}
