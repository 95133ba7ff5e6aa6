import type { Bindings } from '../../platform/env'
import { EMBEDDING_MODEL } from '../embedding/embed'

const DIMENSIONS = 768

/** Points the same way for texts that speak of the same thing in other words, and nowhere in particular for all others. */
function vectorOf(text: string, meanings: RegExp[]): number[] {
  const at = meanings.findIndex((meaning) => meaning.test(text))
  const vector = Array.from({ length: DIMENSIONS }, (_, n) => Math.sin((text.length + 1) * (n + 1)) / 100)
  if (at >= 0) vector[at] = 1
  return vector
}

const streamOf = (text: string) =>
  new Blob([`data: ${JSON.stringify({ response: text })}\n\ndata: [DONE]\n\n`]).stream()

type Inputs = { text: string[] } | { messages: { content: string }[] }

/**
 * Workers AI can't be reached from here: this answers in the shapes that its documentation shows, `shape` and `data` for texts and a stream
 * for messages, and keeps what it was asked. https://developers.cloudflare.com/workers-ai/models/embeddinggemma-300m/
 */
export function standInForWorkersAi(meanings: RegExp[]) {
  const world = {
    texts: [] as string[],
    prompts: [] as string[],
    embeds: async (texts: string[]): Promise<unknown> => ({
      shape: [texts.length, DIMENSIONS],
      data: texts.map((text) => vectorOf(text, meanings)),
    }),
  }
  const run = async (model: string, inputs: Inputs) => {
    if ('messages' in inputs) {
      world.prompts.push(inputs.messages.map(({ content }) => content).join('\n'))
      return streamOf('We would have to ask about that.')
    }
    if (model !== EMBEDDING_MODEL) throw new Error(`5007: No such model ${model}`)
    world.texts.push(...inputs.text)
    return world.embeds(inputs.text)
  }
  return { world, binding: { run } as unknown as NonNullable<Bindings['AI']> }
}
