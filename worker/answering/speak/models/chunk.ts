import * as z from 'zod/mini'
import { ModelFailed } from './model'

const usage = z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) })))
const text = z.optional(z.nullable(z.string()))

/**
 * One event of a stream, in either of the two forms in use: `choices[0].delta.content` as in OpenAI's
 * https://platform.openai.com/docs/api-reference/chat-streaming, and Workers AI's own `response`
 * (https://developers.cloudflare.com/workers-ai/configuration/bindings/), which some of its models send as a number.
 */
const chunkSchema = z.object({
  response: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: text })),
        message: z.optional(z.object({ content: text })),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage,
  error: z.optional(z.unknown()),
})

type Chunk = { text: string; finished: boolean; tokens: number | undefined }

/** Throws `ModelFailed` for what is no such event. */
export function readChunk(data: string): Chunk {
  const parsed = chunkSchema.safeParse(fromJson(data))
  if (!parsed.success) throw new ModelFailed('nonsense')
  const { response, choices, usage, error } = parsed.data
  if (error) throw new ModelFailed('refused')
  if (response === undefined && !choices && !usage) throw new ModelFailed('nonsense')
  const [choice] = choices ?? []
  return {
    text: String(response ?? choice?.delta?.content ?? choice?.message?.content ?? ''),
    finished: Boolean(choice?.finish_reason),
    tokens: usage?.total_tokens,
  }
}

function fromJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ModelFailed('nonsense', { cause })
  }
}
