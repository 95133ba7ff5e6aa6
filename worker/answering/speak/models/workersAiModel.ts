import { readCompletion } from './completion'
import { type Model, ModelFailed, REPLY_TOKENS, TEMPERATURE } from './model'

/** A small one: at 8B the model is already most of what a conversation costs. */
export const WORKERS_AI_MODEL = '@cf/meta/llama-3.1-8b-instruct-fp8'

/** The platform's own words for too much asked at once and for a day's allowance that is used up. */
const BUSY = /\b(?:3036|3040|capacity|daily free allocation|rate limit|too many)\b/i

/** By the native binding. https://developers.cloudflare.com/workers-ai/configuration/bindings/ */
export const workersAiModel = (ai: Pick<Ai, 'run'>, model: string | undefined): Model => ({
  endpoint: 'workers-ai',
  async *stream(messages, stop) {
    const inputs = { messages, max_tokens: REPLY_TOKENS, temperature: TEMPERATURE, stream: true }
    const body = await run(ai, model ?? WORKERS_AI_MODEL, inputs, stop)
    if (!(body instanceof ReadableStream)) throw new ModelFailed('nonsense')
    return yield* readCompletion(body, messages)
  },
})

async function run(
  ai: Pick<Ai, 'run'>,
  model: string,
  inputs: Record<string, unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await ai.run(model, inputs, { signal })
  } catch (cause) {
    throw new ModelFailed(BUSY.test(String(cause)) ? 'busy' : 'unreachable', { cause })
  }
}
