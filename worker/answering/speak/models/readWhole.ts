import { ModelFailed } from './model'

/** Many times what a reply comes to, with all that may stand around it. */
const LONGEST = 256_000

/** The text of a body that should be short. */
export async function readWhole(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (text.length > LONGEST) throw new ModelFailed('nonsense')
  }
  return text
}
