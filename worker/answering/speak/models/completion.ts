import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import { type ChatTurn, ModelFailed, tokenCountOf } from './model'

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
        finish_reason: text,
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
  error: z.optional(z.unknown()),
})

const END = '[DONE]'
const BLANK_MAX = 2_000
/** More than any event comes to; an endpoint that never ends one is not believed to. */
const EVENT_MAX = 64_000
/** Many times what a reply comes to, with all that may stand around it. */
const WHOLE_MAX = 256_000

/** The text of a completion, streamed or whole, and the tokens it took. What stops without saying that it is done was dropped. */
export async function* readCompletion(
  body: ReadableStream<Uint8Array>,
  messages: ChatTurn[],
  isWhole = false,
): AsyncGenerator<string, number> {
  let said = ''
  let blank = ''
  let heard = 0
  let tokens: number | undefined
  let isDone = isWhole
  for await (const data of isWhole ? wholeOf(body) : eventsOf(body)) {
    isDone ||= data === END
    if (data === END) break
    // What comes as fast as it is read leaves no time for a limit to run out.
    heard += data.length
    if (heard > WHOLE_MAX) throw new ModelFailed('nonsense')
    const chunk = readChunk(data)
    said += chunk.text
    blank += chunk.text
    tokens = chunk.tokens ?? tokens
    isDone ||= chunk.isLast
    // A model that sends blanks is silent.
    if (blank.length > BLANK_MAX && blank.trim() === '') throw new ModelFailed('empty')
    if (blank.trim() === '') continue
    yield blank
    blank = ''
  }
  if (!isDone) throw new ModelFailed('dropped')
  if (said.trim() === '') throw new ModelFailed('empty')
  return tokens ?? tokenCountOf(messages, said)
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const events = new EventSourceParserStream({ maxBufferSize: EVENT_MAX })
  for await (const { data } of body.pipeThrough(new TextDecoderStream()).pipeThrough(events)) yield data
}

async function* wholeOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let json = ''
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    json += piece
    if (json.length > WHOLE_MAX) throw new ModelFailed('nonsense')
  }
  yield json
}

function readChunk(data: string): { text: string; isLast: boolean; tokens: number | undefined } {
  const parsed = chunkSchema.safeParse(fromJson(data))
  if (!parsed.success) throw new ModelFailed('nonsense')
  const { response, choices, usage, error } = parsed.data
  if (error) throw new ModelFailed('refused')
  if (response === undefined && !choices && !usage) throw new ModelFailed('nonsense')
  const [choice] = choices ?? []
  return {
    text: String(response ?? choice?.delta?.content ?? choice?.message?.content ?? ''),
    isLast: Boolean(choice?.finish_reason),
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
