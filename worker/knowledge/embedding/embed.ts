import * as z from 'zod/mini'
import type { Context } from '../../context'
import { NO_MODEL } from '../../env'

/** Small, for a hundred languages, and trained so that the start of a vector is one. https://developers.cloudflare.com/workers-ai/models/embeddinggemma-300m/ */
export const EMBEDDING_MODEL = '@cf/google/embeddinggemma-300m'
/** Of the 768 that it gives. https://ai.google.dev/gemma/docs/embeddinggemma/model_card */
const DIMENSIONS = 256
const BYTE = 127

const embeddings = z.object({ data: z.array(z.array(z.number()).check(z.minLength(DIMENSIONS))) })

type Embedder = Pick<Ai, 'run'>

/** The platform's own; none on somebody's own machine, or where the operator wants no model. */
export const embedderOf = ({ env, settings }: Pick<Context, 'env' | 'settings'>): Embedder | undefined =>
  settings.AI_MODEL === NO_MODEL ? undefined : env.AI

/** What each text means, as a direction: the nearer two of them point, the more alike the texts. */
export async function embed(ai: Embedder, texts: string[]): Promise<Int8Array[]> {
  const { data } = embeddings.parse(await ai.run(EMBEDDING_MODEL, { text: texts }))
  if (data.length !== texts.length) throw new Error(`${data.length} vectors for ${texts.length} texts`)
  return data.map(toBytes)
}

/** Only the direction counts, so that each may have a scale of its own. */
function toBytes(values: number[]): Int8Array {
  const start = values.slice(0, DIMENSIONS)
  const largest = Math.max(...start.map(Math.abs)) || 1
  return Int8Array.from(start, (value) => Math.round((value / largest) * BYTE))
}
