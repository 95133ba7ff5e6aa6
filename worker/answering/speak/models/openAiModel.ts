import { readCompletion } from './completion'
import { type Model, ModelFailed, REPLY_TOKENS, TEMPERATURE } from './model'

type OpenAiSettings = { baseUrl: string; model: string; apiKey: string | undefined }

const TOO_MANY = 429
/** Said of one message: too long, or held back by a filter. */
const DECLINED = new Set([400, 413, 422, 451])
const failureOf = (status: number) => (status === TOO_MANY ? 'busy' : DECLINED.has(status) ? 'declined' : 'refused')

/** Any endpoint that speaks OpenAI's chat completions. https://platform.openai.com/docs/api-reference/chat/create */
export const openAiModel = ({ baseUrl, model, apiKey }: OpenAiSettings): Model => {
  const endpoint = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  return {
    endpoint,
    async *stream(messages, stop) {
      const response = await fetch(endpoint, {
        method: 'POST',
        signal: stop,
        // A key goes to nobody but the endpoint itself.
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          messages,
          max_tokens: REPLY_TOKENS,
          temperature: TEMPERATURE,
          stream: true,
          stream_options: { include_usage: true },
        }),
      }).catch((cause) => {
        throw new ModelFailed('unreachable', { cause })
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new ModelFailed(failureOf(response.status), { cause: `status ${response.status}` })
      }
      // Some endpoints answer whole though a stream was asked for.
      const isWhole = response.headers.get('content-type')?.includes('application/json')
      return yield* readCompletion(response.body, messages, isWhole)
    },
  }
}
