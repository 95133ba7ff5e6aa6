import { readChunk } from './chunk'
import { type ChatTurn, ModelFailed, tokensOf } from './model'
import { readEvents } from './readEvents'

const END = '[DONE]'
const BLANK_MAX = 2_000

/** The text of a streamed completion. What stops without saying that it is done was dropped. */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
  messages: ChatTurn[],
): AsyncGenerator<string, number> {
  let said = ''
  let blank = ''
  let tokens: number | undefined
  let isWhole = false
  for await (const data of readEvents(body)) {
    if (data === '') continue
    if (data === END) {
      isWhole = true
      break
    }
    const chunk = readChunk(data)
    said += chunk.text
    blank += chunk.text
    tokens = chunk.tokens ?? tokens
    isWhole ||= chunk.finished
    if (blank.trim() === '') {
      // A model that sends blanks is silent.
      if (blank.length > BLANK_MAX) throw new ModelFailed('empty')
      continue
    }
    yield blank
    blank = ''
  }
  if (!isWhole) throw new ModelFailed('dropped')
  if (said.trim() === '') throw new ModelFailed('empty')
  return tokens ?? tokensOf(messages, said)
}
